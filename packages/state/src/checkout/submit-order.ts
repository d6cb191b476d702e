import { cartProducts } from '@hearth/domain'
import { appStore } from '#app/app-store'
import { draftOrder, piecesOf, type OrderParts } from '#checkout/order-draft'
import { placeOrder } from '#checkout/place-order'
import type { StoreContext } from '#shop/define-store'

/** What became of an order that was sent: its id, or that the shop refused it; neither while that is not known. */
export interface SubmittedOrder {
  orderId?: string
  refused?: boolean
}

/** Sends the order that is on show, and tells the shopper what the page does not. */
export async function submitOrder(context: StoreContext, parts: OrderParts): Promise<SubmittedOrder> {
  const { ports, store } = context
  const toast = store(appStore).getState().showToast
  const draft = draftOrder(parts)
  const placed = await placeOrder(context, draft, piecesOf(cartProducts(parts.settlement)))
  switch (placed.outcome) {
    case 'placed':
      ports.record?.({ event: 'order-placed', orderId: placed.orderId, amount: draft.orderAmount })
      return placed
    case 'placed-before':
      toast('之前提交的订单已经成功')
      return placed
    case 'unknown':
      toast('网络不稳定，订单结果还在确认。请稍后再点一次提交，不会重复下单')
      return {}
    case 'refused':
      return { refused: true }
  }
}
