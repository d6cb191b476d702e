import { ORDER_STATUS } from '#codes/order-status'

/**
 * The statuses that an order can change to, by its present status. Only an unpaid order is cancelled this way; see
 * `canRefundWhole` for a paid one.
 */
const moves: Readonly<Record<number, readonly number[]>> = {
  [ORDER_STATUS.pendingPayment]: [ORDER_STATUS.pendingFinalPayment, ORDER_STATUS.paid, ORDER_STATUS.cancelled],
  [ORDER_STATUS.pendingFinalPayment]: [ORDER_STATUS.paid, ORDER_STATUS.cancelled],
  [ORDER_STATUS.paid]: [ORDER_STATUS.shipped],
  [ORDER_STATUS.shipped]: [ORDER_STATUS.received],
}

/**
 * Whether the shop may cancel and fully refund a paid order, or one with a paid deposit: until a first piece is
 * shipped. Later the goods are returned first, by after-sale service. A shopper cannot do this alone, since the parcel
 * may be being packed.
 */
export const canRefundWhole = (status: number, partlyShipped = false): boolean =>
  !partlyShipped && (status === ORDER_STATUS.paid || status === ORDER_STATUS.pendingFinalPayment)

/** Whether the shop may give a goodwill refund: from the payment on, also after receipt. */
export const canRefundPart = (status: number): boolean =>
  status === ORDER_STATUS.paid || status === ORDER_STATUS.shipped || status === ORDER_STATUS.received

/**
 * Whether an uncollected parcel can return its order from `shipped` to `paid` (E06). The order is then sent again or
 * refunded.
 */
export const canComeBack = (status: number): boolean => status === ORDER_STATUS.shipped

/**
 * Whether an order may change from one status to another. `received` and `cancelled` are final, so a payment that
 * arrives later is refunded.
 */
export const canMove = (from: number, to: number): boolean => moves[from]?.includes(to) ?? false
