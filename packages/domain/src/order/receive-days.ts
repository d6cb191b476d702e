import { ORDER_STATUS } from '#codes/order-status'
import { DAY } from '#time/day'

/** Days after shipment until an order counts as received, if the owner sets no other number. */
export const USUAL_RECEIVE_DAYS = 10

/** Returns when a shipped order counts as received without a confirmation, in epoch ms. */
export const receiveTime = (shippedAt: number, days: number): number => shippedAt + days * DAY

/**
 * Whether the address of an order can be changed: before the first piece is shipped, unless the order is cancelled
 * (S11).
 */
export const canChangeAddress = (status: number, partlyShipped = false): boolean =>
  !partlyShipped &&
  (status === ORDER_STATUS.pendingPayment ||
    status === ORDER_STATUS.pendingFinalPayment ||
    status === ORDER_STATUS.paid)
