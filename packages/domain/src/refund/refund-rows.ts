import type { PriceStageName } from '#codes/price-stage'
import { multiplyDivide } from '#money/split-fen'
import { sumRows, type PriceRow } from '#price/price-row'

/** Pieces of a line to refund. */
export interface RefundedPieces {
  /** Id of the line in the rows of the order. */
  line: string
  /** Pieces that were ordered. */
  ordered: number
  /** Pieces that were refunded before. */
  before: number
  /** Pieces to refund now. */
  quantity: number
  /** Fen: goodwill already given for the pieces that are not refunded yet; see `goodwillRows`. */
  goodwill?: number
}

/** The parts of an order to refund. */
export interface RefundWish {
  lines: readonly RefundedPieces[]
  /** Whether amounts of the whole order, such as freight, are refunded too. They can be refunded once. */
  wholeOrder: boolean
  /** Fen: goodwill already given from the amounts of the whole order. */
  goodwill?: number
}

/**
 * The source of an amount in a refund: a stage of the price, a deduction by staff, an amount held back for lines that
 * the shopper keeps ({@link keptBack}), or goodwill. Goodwill is positive when it is given, and negative when the
 * pieces for which it was given are refunded later (`goodwillRows`).
 */
export type RefundStageName = PriceStageName | 'deducted' | 'keptBack' | 'goodwill'

/** An amount of a refund, in fen. The reversal of a discount is negative. */
export interface RefundRow extends Omit<PriceRow, 'stage'> {
  stage: RefundStageName
  /** Pieces that the amount is for; absent for amounts of the whole order. */
  quantity?: number
}

/**
 * Returns the refund for some pieces of an order. It is computed from the rows that the order was placed with; the
 * order is not priced again. If `n` pieces cost `P` together, the pieces `k + 1` to `k + q` return `floor(P (k + q) /
 * n) - floor(P k / n)`. However a line is split into returns, all its pieces together return exactly the amount paid
 * for the line; the amounts of its pieces are never negative and differ by one fen at most. Discounts are reversed in
 * the same way; the row of the price takes the remainder. If goodwill was given for a line before, the refund of each
 * piece is reduced in proportion to the amount of the piece.
 * @throws RangeError for pieces that were not ordered, or were refunded before
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
