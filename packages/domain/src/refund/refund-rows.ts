import type { PriceStageName } from '#codes/price-stage'
import { multiplyDivide } from '#money/split-fen'
import { sumRows, type PriceRow } from '#price/price-row'

/** Pieces of a line that go back. */
export interface RefundedPieces {
  /** Id of the line, as the order's rows name it. */
  line: string
  /** Pieces that were ordered. */
  ordered: number
  /** Pieces whose money went back before. */
  before: number
  /** Pieces whose money goes back now. */
  quantity: number
  /** Fen of goodwill of the pieces that have not gone back; see `goodwillRows`. */
  goodwill?: number
}

/** What of an order goes back. */
export interface RefundWish {
  lines: readonly RefundedPieces[]
  /** Whether what was paid for the whole order, such as freight, goes back with it. It may once. */
  wholeOrder: boolean
  /** Fen of goodwill of what was paid for the whole order. */
  goodwill?: number
}

/**
 * Where the fen of a refund come from: a stage of the price, what the shop's staff deduct, what is kept back because of
 * what stays with the shopper (see {@link keptBack}), or goodwill: above 0 as it is given, below 0 where what it was
 * given of goes back later (see `goodwillRows`).
 */
export type RefundStageName = PriceStageName | 'deducted' | 'keptBack' | 'goodwill'

/** What a refund gives back, in fen; what a discount takes off again is below 0. */
export interface RefundRow extends Omit<PriceRow, 'stage'> {
  stage: RefundStageName
  /** Pieces it is for; absent for what concerns the whole order. */
  quantity?: number
}

/**
 * What is refunded for pieces of an order, from the rows the order was placed with; nothing is priced again. Pieces `k
 * + 1` to `k + q` of `n`, which together cost `P`, bring back `floor(P (k + q) / n) - floor(P k / n)`: however the
 * pieces of a line come back, all of them bring exactly what was paid for it, no piece less than nothing, and each but
 * the last within one fen of the others (law of partial refunds). Discounts are reversed in the same way, and the price
 * bears the rest. Goodwill of a line was refunded before: each piece refunds less, in proportion to its money.
 * @throws RangeError for pieces that were not ordered or went back before
 */
export function refundRows(rows: readonly PriceRow[], { lines, wholeOrder, goodwill = 0 }: RefundWish): RefundRow[] {
  const ofLines = lines.flatMap((pieces) => rowsOfPieces(rows, pieces))
  if (!wholeOrder) return ofLines
  const given: RefundRow[] = goodwill > 0 ? [{ stage: 'goodwill', fen: -goodwill }] : []
  return [...ofLines, ...rows.filter((row) => row.line === undefined), ...given]
}

function rowsOfPieces(
  rows: readonly PriceRow[],
  { line, ordered, before, quantity, goodwill = 0 }: RefundedPieces,
): RefundRow[] {
  const whole = [ordered, before, quantity].every((pieces) => Number.isSafeInteger(pieces) && pieces >= 0)
  if (!whole || quantity === 0 || before + quantity > ordered)
    throw new RangeError(`${quantity} of ${ordered} pieces of line ${line} cannot go back after ${before}`)
  const upTo = (fen: number, pieces: number) => multiplyDivide(Math.abs(fen), pieces, ordered)
  const shareOf = (fen: number) => {
    const share = upTo(fen, before + quantity) - upTo(fen, before)
    return fen < 0 ? 0 - share : share
  }
  const [first, ...others] = rows.filter((row) => row.line === line)
  if (!first) return []
  const shares = others.map((row): RefundRow => ({ ...row, quantity, fen: shareOf(row.fen) }))
  const paid = sumRows(rows, { line })
  const money = shareOf(paid)
  const given = goodwill > 0 ? multiplyDivide(goodwill, money, paid - upTo(paid, before)) : 0
  const less: RefundRow[] = given > 0 ? [{ line, quantity, stage: 'goodwill', fen: -given }] : []
  return [{ ...first, quantity, fen: money - sumRows(shares) }, ...shares, ...less]
}
