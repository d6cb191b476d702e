import { campaignOf } from '@hearth/domain'
import type { OrderParts } from '#checkout/order-draft'
import type { Placing } from '#checkout/place-order'
import { appliedCoupons, dueNow, tenderWish } from '#checkout/wishes'
import type { StoreContext } from '#shop/define-store'
import { isNotDone } from '#shop/is-not-done'

/**
 * Places the final payment of a pre-sale (F02). An order has only one final payment, so a repeated call needs no stored
 * idempotency key. After a failure, the order is loaded to see whether the payment was placed.
 */
export async function placeBalance(
  { api }: Pick<StoreContext, 'api'>,
  orderId: string,
  { settlement, address, tenders }: OrderParts,
): Promise<Placing> {
  try {
    await api.checkout.placePreSale({
      orderId,
      addressId: address.addressId,
      coupons: appliedCoupons(settlement),
      orderAmount: dueNow(settlement, true),
      ...tenderWish(tenders),
    })
    return { outcome: 'placed', orderId }
  } catch (thrown) {
    const found = await api.orders.get({ orderId }, { toast: false }).catch(() => undefined)
    if (found && campaignOf(found.order, 'preSale')?.balancePlaced) return { outcome: 'placed', orderId }
    return { outcome: isNotDone(thrown) ? 'refused' : 'unknown' }
  }
}
