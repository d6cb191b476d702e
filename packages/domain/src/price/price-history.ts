import { DAY } from '#time/day'

/** From when anybody could have a sku at a price: a promotion's if it is for everybody, otherwise the ordinary one. */
export interface PriceFrom {
  /** Fen. */
  price: number
  /** Epoch ms. */
  from: number
}

/**
 * Days before a price began whose lowest price is what it may be compared with: the rule for a crossed-out price that
 * says no other base (order 32 of the market regulator of 2020).
 */
export const COMPARED_DAYS = 7

/** Days for which a lower ordinary price is shown as lower: after that it is what the product costs. */
export const CUT_DAYS = 30

/**
 * The lowest price at which anybody could have a sku in the seven days before a moment: what a price that begins then
 * may be compared with.
 * @param history in any order
 * @param at epoch ms
 * @returns fen; nothing for a sku that was not sold before
 */
export function lowestBefore(history: readonly PriceFrom[], at: number): number | undefined {
  const before = history.filter(({ from }) => from < at)
  const begin = at - COMPARED_DAYS * DAY
  const inForce = Math.max(...before.map(({ from }) => from).filter((from) => from <= begin))
  const prices = before.filter(({ from }) => from > begin || from === inForce).map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : undefined
}
