import { splitFen } from '#money/split-fen'
import { sumRows, type PriceRow } from '#price/price-row'

/** The stages that staff write, when they change the price of an order that is not paid. */
const REPRICED: readonly string[] = ['repriced', 'repricedFreight']

/** The rows that an order was placed with, without what staff changed since. */
export const rowsAsPlaced = (rows: readonly PriceRow[]): PriceRow[] =>
  rows.filter(({ stage }) => !REPRICED.includes(stage))

/** What staff take off an order that is not paid, in fen. */
export interface Repricing {
  /** Off its products, shared among the lines by what each is paid with in money. */
  off: number
  /** Off its freight. */
  offFreight: number
}

/** What can be taken off an order at most: what its products, and its freight, are paid with in money. */
export const mostRepricing = (placed: readonly PriceRow[]): Repricing => ({
  off: sumRows(placed.filter(({ line }) => line !== undefined)),
  offFreight: sumRows(placed.filter(({ line }) => line === undefined)),
})

/**
 * The rows by which staff make an order cheaper, to be kept beside those it was placed with: a later refund of a line
 * goes by both, so that it never gives back more than was paid.
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
