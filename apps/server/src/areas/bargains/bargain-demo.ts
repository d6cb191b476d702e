import type { Bargain, BargainId } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { DemoParts } from '#kernel/demo/demo-parts'
import type { PastCustomer } from '#kernel/demo/past-customer'

const [LIN, CHEN, ZHAO] = ['13900139001', '13900139002', '13900139003'] as const

/** The bargain campaign of the demo shop, and its sku. */
const CAMPAIGN = { bargainCampaignId: 'bargain-1', skuNo: '140401' }

const DAY = 86_400_000

/** Starts a bargain as the logged-in shopper. */
const start = ({ past }: PastCustomer): Promise<Bargain> => past.ask('PUT', '/api/bargain/start/v1', CAMPAIGN)

/** Helps with a bargain as another shopper. */
const helpAs = ({ past }: PastCustomer, telephone: string, { bargainId }: BargainId): Promise<object> =>
  past.as(telephone, async () => {
    const { captchaId } = await past.ask<{ captchaId: string }>('GET', '/api/captcha/code/create')
    return past.ask('PUT', '/api/bargain/help/v1', { bargainId, captchaId, captchaCode: past.captcha() })
  })

/**
 * The bargains of the demo shop: two friends have helped with the customer's bargain, and another shopper's bargain
 * always lacks one friend.
 */
export const bargainDemo: DemoParts = {
  past: (hands) => [
    {
      daysAgo: 0,
      async live() {
        const own = await start(hands)
        for (const friend of [LIN, CHEN]) await helpAs(hands, friend, own)
        const open = await hands.past.as(ZHAO, () => start(hands))
        for (const friend of [LIN, CHEN]) await helpAs(hands, friend, open)
      },
    },
  ],
  async renew(trx, { now }) {
    // When the campaign runs again, the bargains of its last run move to the new run.
    const { rows } = await sql`
      update bargain set end_time = least(${now}::bigint + terms.bargain_hours * 3600000, promotion.end_time),
        campaign_begin = promotion.begin_time
      from promotion
      join bargain_promotion terms on terms.promotion_id = promotion.id
      where promotion.id = bargain.promotion_id and promotion.id = ${CAMPAIGN.bargainCampaignId}
        and bargain.order_id is null and bargain.end_time < least(${now + DAY}, promotion.end_time)
        and bargain.shopper_id in (select id from shopper where telephone in ('13900139000', ${ZHAO}))
        and not exists (
          select from bargain newer where newer.promotion_id = promotion.id
            and newer.campaign_begin = promotion.begin_time and newer.shopper_id = bargain.shopper_id
            and newer.id <> bargain.id)
      returning bargain.id`.execute(trx)
    return rows.length
  },
}
