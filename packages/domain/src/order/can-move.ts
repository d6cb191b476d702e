import { ORDER_STATUS } from '#codes/order-status'

/** From each status, where an order can go: pending payment, paid, shipped, received; cancelled only while unpaid. */
const moves: Readonly<Record<number, readonly number[]>> = {
  [ORDER_STATUS.pendingPayment]: [ORDER_STATUS.pendingFinalPayment, ORDER_STATUS.paid, ORDER_STATUS.cancelled],
  [ORDER_STATUS.pendingFinalPayment]: [ORDER_STATUS.paid, ORDER_STATUS.cancelled],
  [ORDER_STATUS.paid]: [ORDER_STATUS.shipped],
  [ORDER_STATUS.shipped]: [ORDER_STATUS.received],
}

/**
 * Whether the shop may cancel a paid order, or one whose deposit is paid, and give all its money back: only until it is
 * shipped, or a part of it is. Afterwards goods come back first, by after-sale service. A shopper cannot do it alone:
 * the parcel may be being packed.
 */
export const canRefundWhole = (status: number, partlyShipped = false): boolean =>
  !partlyShipped && (status === ORDER_STATUS.paid || status === ORDER_STATUS.pendingFinalPayment)

/**
 * Whether the shop may give back a part of what was paid for an order that stays with its shopper: from when it is
 * paid, also after it was received.
 */
export const canRefundPart = (status: number): boolean =>
  status === ORDER_STATUS.paid || status === ORDER_STATUS.shipped || status === ORDER_STATUS.received

/**
 * Whether a parcel that nobody fetched from its cabinet brings its order back to where it was before it was sent (E06):
 * it waits to be sent anew, or for its money to go back.
 */
export const canComeBack = (status: number): boolean => status === ORDER_STATUS.shipped

/**
 * Whether an order may go from one status to another. Nothing leaves received or cancelled, so a late payment is given
 * back.
 */
export const canMove = (from: number, to: number): boolean => moves[from]?.includes(to) ?? false
