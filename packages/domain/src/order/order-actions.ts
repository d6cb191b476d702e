import { isPendingPayment, ORDER_STATUS } from '#codes/order-status'
import { PICKUP_STATUS } from '#codes/pickup-status'

/** Whether service may be asked for what is in an order (F10): once it is paid, and unless it is cancelled. */
export const canAskService = (status: number): boolean =>
  status === ORDER_STATUS.paid || status === ORDER_STATUS.shipped || status === ORDER_STATUS.received

/** What a shopper can do with an order. */
export interface OrderActions {
  canPay: boolean
  canCancel: boolean
  canConfirm: boolean
  canTrack: boolean
  /** Put its products into the cart once more. */
  canBuyAgain: boolean
}

/**
 * What a shopper can do with an order (F03): pay or cancel while it is to be paid, confirm while it is on its way,
 * track from then on, and buy the same again once it is over. One for a free trial can be cancelled until it is shipped. With `now` (server time, epoch ms) an order past its deadline can no longer be paid.
 */
export function orderActions(
  order: { orderStatus: number; payDeadline?: number; freeTrial?: object; pickup?: { status: number } },
  now?: number,
): OrderActions {
  const { orderStatus, payDeadline, freeTrial, pickup } = order
  const pending = isPendingPayment(orderStatus)
  const late = now !== undefined && payDeadline !== undefined && now > payDeadline
  return {
    canPay: pending && !late,
    canCancel: pending || (freeTrial !== undefined && orderStatus === ORDER_STATUS.paid),
    // What has not come to its cabinet yet can't have been fetched.
    canConfirm: orderStatus === ORDER_STATUS.shipped && pickup?.status !== PICKUP_STATUS.onItsWay,
    canTrack: orderStatus === ORDER_STATUS.shipped || orderStatus === ORDER_STATUS.received,
    canBuyAgain: orderStatus === ORDER_STATUS.received || orderStatus === ORDER_STATUS.cancelled,
  }
}
