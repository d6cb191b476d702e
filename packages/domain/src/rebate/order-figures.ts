/** The fields of a shared order that a shop's figures depend on. */
export interface CountedOrder {
  /** Epoch ms; null if it is not paid. */
  paidAt: number | null
  /** Whether it was cancelled. */
  cancelled: boolean
  /** For each item: fen paid in money, and fen of it that were refunded. */
  items: readonly { paid: number; refunded: number }[]
}

/** What an order adds to the figures of the day on which it was paid. */
export interface OrderFigures {
  /** Orders: 1, or 0 if the order does not count. */
  orders: number
  /** Fen paid for its items, less refunds. */
  amount: number
}

/** Most days that one request for figures can cover, both ends included: a year. */
export const MOST_FIGURE_DAYS = 366

/**
 * What an order adds to the figures of the shop whose share led to it. It counts from its payment on, until it is
 * cancelled or fully refunded.
 */
export function orderFigures({ paidAt, cancelled, items }: CountedOrder): OrderFigures {
  if (paidAt === null || cancelled) return { orders: 0, amount: 0 }
  const paid = items.reduce((sum, item) => sum + item.paid, 0)
  const amount = items.reduce((sum, item) => sum + Math.max(0, item.paid - item.refunded), 0)
  return { orders: paid > 0 && amount === 0 ? 0 : 1, amount }
}
