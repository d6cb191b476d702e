import { cartProducts, CHECK_STATUS, isPurchasable } from '@hearth/domain'
import { addToCart } from '#cart/add-to-cart'
import { badgeStore } from '#cart/badge-store'
import { receiveCoupon } from '#coupons/receive-coupon'
import { awaitArrival } from '#messages/await-arrival'
import type { ResumableActions } from '#resume/keep-action'
import type { StoreContext } from '#shop/define-store'

/** Runs an interrupted action with its idempotency key. */
export type Resume<Params> = (context: StoreContext, params: Params, key: string) => Promise<void>

/** For each action, the function that runs it after the login. */
export const RESUMED: { readonly [Name in keyof ResumableActions]: Resume<ResumableActions[Name]> } = {
  'cart.add': (context, { skuNo, quantity }, key) => addToCart(context, skuNo, quantity, key),

  'coupon.receive': (context, { couponBatchId }, key) => receiveCoupon(context, couponBatchId, key),

  'arrival.subscribe': (context, { skuNo }, key) => awaitArrival(context, skuNo, key),

  async 'cart.settle'({ api, store }, { skuNos }, key) {
    const wanted = new Set(skuNos)
    const items = cartProducts(await api.cart.read({}))
      .filter(({ productStatus }) => isPurchasable(productStatus))
      .filter(({ skuNo, shoppingCartStatus }) => (shoppingCartStatus === CHECK_STATUS.checked) !== wanted.has(skuNo))
      .map(({ id, skuNo }) => ({
        id,
        shoppingCartStatus: wanted.has(skuNo) ? CHECK_STATUS.checked : CHECK_STATUS.unchecked,
      }))
    if (items.length === 0) return
    store(badgeStore)
      .getState()
      .take(await api.cart.change({ operation: 'check', items }, { idempotencyKey: key }))
  },
}
