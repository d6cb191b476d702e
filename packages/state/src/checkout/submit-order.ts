import { cartProducts, isAdvertised } from '@hearth/domain'
import type { OrderDraft } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { draftOrder, piecesOf, type OrderParts } from '#checkout/order-draft'
import { placeOrder } from '#checkout/place-order'
import { placeRest } from '#checkout/place-rest'
import { dueNow } from '#checkout/wishes'
import type { StoreContext } from '#shop/define-store'

/** The result of sending an order: its id, or `refused`. Both are absent while the result is unknown. */
export interface SubmittedOrder {
  orderId?: string
  refused?: boolean
}

/**
 * Returns the advertisement that led to the visit, and the share. Returns neither if they cannot be read: they must not
 * delay or fail an order.
 */
async function originOf({ ports }: StoreContext): Promise<Pick<OrderDraft, 'origin' | 'shareId'>> {
  const { shareId, ...origin } = (await ports.origin?.().catch(() => undefined)) ?? {}
  return { ...(isAdvertised(origin) ? { origin } : {}), ...(shareId === undefined ? {} : { shareId }) }
}

/**
 * Sends the order of the page, or the unpaid rest of an order, and shows a toast for results that the page itself does
 * not show.
 */
export async function submitOrder(context: StoreContext, parts: OrderParts): Promise<SubmittedOrder> {
  const { ports, store } = context
  const toast = store(appStore).getState().showToast
  const { query, settlement } = parts
  const amount = dueNow(settlement, query.orderId !== undefined)
  const placed = query.orderId
    ? await placeRest(context, query.orderId, parts)
    : await placeOrder(
        context,
        { ...draftOrder(parts), ...(await originOf(context)) },
        piecesOf(cartProducts(settlement)),
      )
  switch (placed.outcome) {
    case 'placed':
      ports.record?.({ event: 'order-placed', orderId: placed.orderId, amount })
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
