/** How a shared order stands, as far as a shop's figures tell of it. */
export interface CountedOrder {
  /** Epoch ms; null while it is not paid. */
  paidAt: number | null
  /** Whether it was cancelled. */
  cancelled: boolean
  /** Of each item, fen paid in money and fen of them that went back. */
  items: readonly { paid: number; refunded: number }[]
}

/** What an order adds to the figures of the day it was paid on. */
export interface OrderFigures {
  /** 1, or 0 where it does not count. */
  orders: number
  /** Fen paid for its items, less what went back. */
  amount: number
}

/** How many days one question for figures may be about, both ends included: a year. */
export const MOST_FIGURE_DAYS = 366

/**
 * What an order adds to the figures of the shop by whose share it came. It counts from its payment on, until it is
 * cancelled or all of its money went back.
 */
export function orderFigures({ paidAt, cancelled, items }: CountedOrder): OrderFigures {
  if (paidAt === null || cancelled) return { orders: 0, amount: 0 }
  const paid = items.reduce((sum, item) => sum + item.paid, 0)
  const amount = items.reduce((sum, item) => sum + Math.max(0, item.paid - item.refunded), 0)
  return { orders: paid > 0 && amount === 0 ? 0 : 1, amount }
}
