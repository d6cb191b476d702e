import { splitFen } from '#money/split-fen'
import { sumRows, type PriceRow } from '#price/price-row'

/** The stages of the rows that staff add to lower the price of an unpaid order. */
const REPRICED: readonly string[] = ['repriced', 'repricedFreight']

/** Returns the rows that an order was placed with, without later price changes by staff. */
export const rowsAsPlaced = (rows: readonly PriceRow[]): PriceRow[] =>
  rows.filter(({ stage }) => !REPRICED.includes(stage))

/** Reductions by staff of an unpaid order, in fen. */
export interface Repricing {
  /** Reduction of the products, split over the lines in proportion to the money to be paid for each. */
  off: number
  /** Reduction of the freight. */
  offFreight: number
}

/** Returns the maximum reductions: the money to be paid for the products, and for the freight. */
export const mostRepricing = (placed: readonly PriceRow[]): Repricing => ({
  off: sumRows(placed.filter(({ line }) => line !== undefined)),
  offFreight: sumRows(placed.filter(({ line }) => line === undefined)),
})

/**
 * Returns the rows by which staff reduce the price of an order. They are stored with the rows that the order was placed
 * with. Refunds read all of these rows, so that no refund exceeds the amount that was paid.
 * @param placed see {@link rowsAsPlaced}
 * @throws RangeError for more than {@link mostRepricing}
 */
export function repriceRows(placed: readonly PriceRow[], { off, offFreight }: Repricing): PriceRow[] {
  const most = mostRepricing(placed)
  if (off > most.off || offFreight > most.offFreight) throw new RangeError('An order cannot cost less than nothing')
  const lines = [...new Set(placed.flatMap(({ line }) => line ?? []))]
  const shares = splitFen(
    off,
    lines.map((line) => sumRows(placed, { line })),
  )
  return [
    ...lines.map((line, at): PriceRow => ({ line, stage: 'repriced', fen: -(shares[at] ?? 0) })),
    { stage: 'repricedFreight' as const, fen: -offFreight },
  ].filter(({ fen }) => fen < 0)
}
