import { ORDER_STATUS } from '#codes/order-status'

/** From each status, where an order can go: pending payment, paid, shipped, received; cancelled only while unpaid. */
const moves: Readonly<Record<number, readonly number[]>> = {
  [ORDER_STATUS.pendingPayment]: [ORDER_STATUS.pendingFinalPayment, ORDER_STATUS.paid, ORDER_STATUS.cancelled],
  [ORDER_STATUS.pendingFinalPayment]: [ORDER_STATUS.paid, ORDER_STATUS.cancelled],
  [ORDER_STATUS.paid]: [ORDER_STATUS.shipped],
  [ORDER_STATUS.shipped]: [ORDER_STATUS.received],
}

/**
 * Whether the shop may cancel and fully refund a paid order, or one with a paid deposit: only until it is shipped in
 * full or in part. Afterwards goods are returned first, by after-sale service. A shopper cannot do it alone, since the
 * parcel may be being packed.
 */
export const canRefundWhole = (status: number, partlyShipped = false): boolean =>
  !partlyShipped && (status === ORDER_STATUS.paid || status === ORDER_STATUS.pendingFinalPayment)

/** Whether the shop may give a goodwill refund: from payment on, also after receipt. */
export const canRefundPart = (status: number): boolean =>
  status === ORDER_STATUS.paid || status === ORDER_STATUS.shipped || status === ORDER_STATUS.received

/**
 * Whether an uncollected parcel returns its order to the state before shipping (E06): it waits to be sent again, or to
 * be refunded.
 */
export const canComeBack = (status: number): boolean => status === ORDER_STATUS.shipped

/**
 * Whether an order may change from one status to another. Received and cancelled are final, so a late payment is
 * refunded.
 */
export const canMove = (from: number, to: number): boolean => moves[from]?.includes(to) ?? false
