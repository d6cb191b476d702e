import { DAY } from '#time/day'

/**
 * A price at which everybody could buy a sku, and the moment from which it applied: the price of a promotion for
 * everybody, or else the ordinary price.
 */
export interface PriceFrom {
  /** Fen. */
  price: number
  /** Epoch ms. */
  from: number
}

/**
 * Number of days before the begin of a price. The lowest price in these days can be struck through, unless the shop
 * states another base (order 32 of the market regulator of 2020).
 */
export const COMPARED_DAYS = 7

/** Number of days after a reduction of the ordinary price in which the old price is struck through. */
export const CUT_DAYS = 30

/**
 * Returns the lowest price at which everybody could buy a sku in the seven days before a moment. It may be struck
 * through beside a price that begins at this moment.
 * @param history in any order
 * @param at epoch ms
 * @returns fen; undefined if the sku was not sold before
 */
export function lowestBefore(history: readonly PriceFrom[], at: number): number | undefined {
  const before = history.filter(({ from }) => from < at)
  const begin = at - COMPARED_DAYS * DAY
  const inForce = Math.max(...before.map(({ from }) => from).filter((from) => from <= begin))
  const prices = before.filter(({ from }) => from > begin || from === inForce).map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : undefined
}
