import { splitFen } from '#money/split-fen'
import type { FenByLine } from '#refund/kept-back'
import type { RefundRow } from '#refund/refund-rows'

/** The amounts that an order can still give back as goodwill, in fen. */
export interface GoodwillLeft {
  /** For each line: what a refund of its remaining pieces would return. */
  lines: FenByLine
  /** Of the amounts paid for the whole order, such as freight. */
  wholeOrder: number
}

/** Fen: the largest goodwill that can still be given. */
export const sumGoodwill = ({ lines, wholeOrder }: GoodwillLeft): number =>
  [...lines.values()].reduce((sum, fen) => sum + fen, wholeOrder)

/**
 * The rows of a goodwill refund, by which the shopper keeps every piece. It is taken from the lines, in proportion to
 * what is left of each, then from the amounts paid for the whole order. No line gives more than is left of it, so that
 * all refunds of an order together never exceed what was paid.
 * @throws RangeError for more than can be given
 */
export function goodwillRows(amount: number, left: GoodwillLeft): RefundRow[] {
  if (amount > sumGoodwill(left)) throw new RangeError(`${amount} fen are more than the order can give back`)
  const ofLines = Math.min(amount, sumGoodwill({ ...left, wholeOrder: 0 }))
  const shares = splitFen(ofLines, [...left.lines.values()])
  const rows = [...left.lines.keys()].map((line, at): RefundRow => ({ line, stage: 'goodwill', fen: shares[at] ?? 0 }))
  return [...rows, { stage: 'goodwill' as const, fen: amount - ofLines }].filter(({ fen }) => fen > 0)
}
