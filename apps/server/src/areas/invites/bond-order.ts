import { orderRefusal, type OrderKindName, type SharedOrderFacts } from '@hearth/domain'
import { sql } from 'kysely'
import { keepBond } from '#areas/invites/bond'
import { runningCampaign } from '#areas/invites/invite-row'
import { isShared } from '#areas/promoter-terms/is-shared'
import type { Consumer } from '#kernel/events/consumer'
import { orderOfSubject } from '#shop/order-subject'

interface SharedOrder {
  shopperId: string
  promoterId: string
  placedAt: number
  kind: OrderKindName
  facts: SharedOrderFacts
}

/**
 * When a buyer's first purchase by a promoter's share is paid, records that the promoter invited the buyer, if a
 * campaign was running when the order was placed. The facts stored with the order decide this, as they decide about its
 * rebate.
 */
export const bondOrders: Consumer = {
  name: 'invitations by orders',
  kinds: ['order.paid'],
  concerns: isShared,
  async apply({ subject }, work) {
    const { rows } = await sql<SharedOrder>`
      select share.buyer_id as "shopperId", share.shopper_id as "promoterId", share.placed_at as "placedAt",
        orders.kind, share.facts
      from order_share share
      join orders on orders.id = share.order_id
      where share.order_id = ${orderOfSubject(subject)}`.execute(work.db)
    const [order] = rows
    if (!order || !order.facts.firstPurchase || orderRefusal(order.facts, order.kind)) return
    const campaign = await runningCampaign(work.db, order.placedAt)
    if (!campaign) return
    const { shopperId, promoterId, placedAt: invitedAt } = order
    await keepBond(work, { shopperId, promoterId, campaignId: campaign.campaignId, way: 'order', invitedAt })
  },
}
