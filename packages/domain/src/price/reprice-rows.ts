import { splitFen } from '#money/split-fen'
import { sumRows, type PriceRow } from '#price/price-row'

/** The stages of rows that staff add when they lower the price of an unpaid order. */
const REPRICED: readonly string[] = ['repriced', 'repricedFreight']

/** The rows that an order was placed with, without later changes by staff. */
export const rowsAsPlaced = (rows: readonly PriceRow[]): PriceRow[] =>
  rows.filter(({ stage }) => !REPRICED.includes(stage))

/** Reductions by staff of an unpaid order, in fen. */
export interface Repricing {
  /** Reduction of the products, split over the lines in proportion to the money paid for each. */
  off: number
  /** Reduction of the freight. */
  offFreight: number
}

/** The largest possible reductions: the money to be paid for the products, and for the freight. */
export const mostRepricing = (placed: readonly PriceRow[]): Repricing => ({
  off: sumRows(placed.filter(({ line }) => line !== undefined)),
  offFreight: sumRows(placed.filter(({ line }) => line === undefined)),
})

/**
 * The rows by which staff make an order cheaper. They are stored beside the rows that the order was placed with. Later
 * refunds read both, so that no refund exceeds what was paid.
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
