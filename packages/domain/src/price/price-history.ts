import { DAY } from '#time/day'

/**
 * A price at which everybody could buy a sku, and since when: the price of a promotion for everybody, or else the
 * ordinary price.
 */
export interface PriceFrom {
  /** Fen. */
  price: number
  /** Epoch ms. */
  from: number
}

/**
 * Days before a price begins that count for the price to strike through: it is the lowest price of these days, unless
 * the shop states another base (order 32 of the market regulator of 2020).
 */
export const COMPARED_DAYS = 7

/** Days for which a lowered ordinary price is shown with the old price struck through. */
export const CUT_DAYS = 30

/**
 * The lowest price at which everybody could buy a sku in the seven days before a moment. A price that begins at this
 * moment may be compared with it.
 * @param history in any order
 * @param at epoch ms
 * @returns fen; nothing if the sku was not sold before
 */
export function lowestBefore(history: readonly PriceFrom[], at: number): number | undefined {
  const before = history.filter(({ from }) => from < at)
  const begin = at - COMPARED_DAYS * DAY
  const inForce = Math.max(...before.map(({ from }) => from).filter((from) => from <= begin))
  const prices = before.filter(({ from }) => from > begin || from === inForce).map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : undefined
}
