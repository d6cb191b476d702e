import { ORDER_STATUS } from '#codes/order-status'

/**
 * The statuses that an order can change to, by its present status. Only an unpaid order changes to `cancelled`; see
 * `canRefundWhole` for a paid order.
 */
const moves: Readonly<Record<number, readonly number[]>> = {
  [ORDER_STATUS.pendingPayment]: [ORDER_STATUS.pendingFinalPayment, ORDER_STATUS.paid, ORDER_STATUS.cancelled],
  [ORDER_STATUS.pendingFinalPayment]: [ORDER_STATUS.paid, ORDER_STATUS.cancelled],
  [ORDER_STATUS.paid]: [ORDER_STATUS.shipped],
  [ORDER_STATUS.shipped]: [ORDER_STATUS.received],
}

/**
 * Whether the shop may cancel and fully refund an order that is paid, or whose deposit is paid: only before the first
 * piece is shipped. After that, the goods must be returned first, by after-sale service. Shoppers cannot do this
 * themselves, since staff may already be packing the parcel.
 */
export const canRefundWhole = (status: number, partlyShipped = false): boolean =>
  !partlyShipped && (status === ORDER_STATUS.paid || status === ORDER_STATUS.pendingFinalPayment)

/** Whether the shop may give a goodwill refund for an order: from its payment on, also after receipt. */
export const canRefundPart = (status: number): boolean =>
  status === ORDER_STATUS.paid || status === ORDER_STATUS.shipped || status === ORDER_STATUS.received

/**
 * Whether the status of an order can change from `shipped` back to `paid` because nobody collected its parcel (E06).
 * The order is then shipped again or refunded.
 */
export const canComeBack = (status: number): boolean => status === ORDER_STATUS.shipped

/**
 * Whether an order may change from one status to another. `received` and `cancelled` are final, so a payment that
 * arrives later is refunded.
 */
export const canMove = (from: number, to: number): boolean => moves[from]?.includes(to) ?? false
