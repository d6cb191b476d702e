/** The fields of a shared order that the figures of a shop depend on. */
export interface CountedOrder {
  /** Epoch ms: when the order was paid; null if it is not paid. */
  paidAt: number | null
  /** Whether the order was cancelled. */
  cancelled: boolean
  /** For each line: the fen paid in money, and how many of them were refunded. */
  items: readonly { paid: number; refunded: number }[]
}

/** The amounts that an order adds to the figures of the day on which it was paid. */
export interface OrderFigures {
  /** Orders: 1, or 0 if the order does not count. */
  orders: number
  /** Fen paid for the lines of the order, less refunds. */
  amount: number
}

/** Maximum number of days in one request for figures, first and last day included: a year. */
export const MOST_FIGURE_DAYS = 366

/**
 * Returns the amounts that an order adds to the figures of the shop whose share led to it. An order counts from its
 * payment on, until it is cancelled or fully refunded.
 */
export function orderFigures({ paidAt, cancelled, items }: CountedOrder): OrderFigures {
  if (paidAt === null || cancelled) return { orders: 0, amount: 0 }
  const paid = items.reduce((sum, item) => sum + item.paid, 0)
  const amount = items.reduce((sum, item) => sum + Math.max(0, item.paid - item.refunded), 0)
  return { orders: paid > 0 && amount === 0 ? 0 : 1, amount }
}
