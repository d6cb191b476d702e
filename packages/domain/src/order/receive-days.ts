import { ORDER_STATUS } from '#codes/order-status'
import { DAY } from '#time/day'

/** Days after shipping after which an order counts as received, where the owner says nothing else. */
export const USUAL_RECEIVE_DAYS = 10

/** When an order that is on its way counts as received by itself, epoch ms. */
export const receiveTime = (shippedAt: number, days: number): number => shippedAt + days * DAY

/**
 * Whether an order may be sent to another address: until it is shipped, or a part of it is, and not once it is
 * cancelled (S11).
 */
export const canChangeAddress = (status: number, partlyShipped = false): boolean =>
  !partlyShipped &&
  (status === ORDER_STATUS.pendingPayment ||
    status === ORDER_STATUS.pendingFinalPayment ||
    status === ORDER_STATUS.paid)
