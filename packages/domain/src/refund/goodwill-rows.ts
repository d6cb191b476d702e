import { splitFen } from '#money/split-fen'
import type { FenByLine } from '#refund/kept-back'
import type { RefundRow } from '#refund/refund-rows'

/** The amounts of an order that can still be refunded as goodwill, in fen. */
export interface GoodwillLeft {
  /** For each line, the amount that a refund of its remaining pieces would return. */
  lines: FenByLine
  /** The amounts of the whole order that can still be refunded, such as freight. */
  wholeOrder: number
}

/** Returns the maximum goodwill that can still be given, in fen. */
export const sumGoodwill = ({ lines, wholeOrder }: GoodwillLeft): number =>
  [...lines.values()].reduce((sum, fen) => sum + fen, wholeOrder)

/**
 * Returns the rows of a goodwill refund: the shopper gets money back and keeps every piece. The amount is taken from
 * the lines, in proportion to what a refund of each would still return, then from the amounts paid for the whole order.
 * No more is taken than a refund would still return, so that all refunds of an order together never exceed the amount
 * paid.
 * @throws RangeError for an amount above the maximum
 */
export function goodwillRows(amount: number, left: GoodwillLeft): RefundRow[] {
  if (amount > sumGoodwill(left)) throw new RangeError(`${amount} fen are more than the order can give back`)
  const ofLines = Math.min(amount, sumGoodwill({ ...left, wholeOrder: 0 }))
  const shares = splitFen(ofLines, [...left.lines.values()])
  const rows = [...left.lines.keys()].map((line, at): RefundRow => ({ line, stage: 'goodwill', fen: shares[at] ?? 0 }))
  return [...rows, { stage: 'goodwill' as const, fen: amount - ofLines }].filter(({ fen }) => fen > 0)
}
