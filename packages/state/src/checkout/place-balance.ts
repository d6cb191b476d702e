import { campaignOf } from '@hearth/domain'
import type { PreSaleDraft } from '@hearth/sdk/core'
import type { Placing } from '#checkout/place-order'
import type { StoreContext } from '#shop/define-store'
import { isNotDone } from '#shop/is-not-done'

/**
 * Places the final payment of a pre-sale. An order has one, so it may be sent again without a key that is kept; when no
 * answer came, or a refusal, the order says whether it was placed.
 */
export async function placeBalance({ api }: Pick<StoreContext, 'api'>, draft: PreSaleDraft): Promise<Placing> {
  const { orderId } = draft
  try {
    await api.checkout.placePreSale(draft)
    return { outcome: 'placed', orderId }
  } catch (thrown) {
    const found = await api.orders.get({ orderId }, { toast: false }).catch(() => undefined)
    if (found && campaignOf(found.order, 'preSale')?.balancePlaced) return { outcome: 'placed', orderId }
    return { outcome: isNotDone(thrown) ? 'refused' : 'unknown' }
  }
}
