import { cartDiscount, type CartDiscount } from '#cart/cart-discount'
import type { CartPromotionLike } from '#cart/cart-like'
import { splitFen } from '#money/split-fen'
import type { PriceRow } from '#price/price-row'

/** A line that a cart promotion covers. */
export interface CoveredLine {
  id: string
  quantity: number
  /** Fen: what the line comes to before. */
  worth: number
}

/** What a cart promotion does to the lines it covers. */
export interface CartResult extends CartDiscount {
  rows: PriceRow[]
}

/** Applies a cart promotion (1001, 1002) to all the lines it covers together, each bearing its share to the fen. */
export function cartRows(
  promotion: CartPromotionLike & { promotionId: string },
  covered: readonly CoveredLine[],
): CartResult {
  const weights = covered.map(({ worth }) => worth)
  const result = cartDiscount(
    promotion,
    weights.reduce((sum, worth) => sum + worth, 0),
    covered.reduce((sum, { quantity }) => sum + quantity, 0),
  )
  const source = { kind: 'promotion', id: promotion.promotionId } as const
  return { ...result, rows: shareRows(result.discount, covered, 'cart', source) }
}

/** Takes an amount off lines by what each is worth: a row for each line that bears some of it. */
export function shareRows(
  fen: number,
  lines: readonly Pick<CoveredLine, 'id' | 'worth'>[],
  stage: PriceRow['stage'],
  source: PriceRow['source'],
): PriceRow[] {
  const shares = splitFen(
    fen,
    lines.map(({ worth }) => worth),
  )
  return lines.flatMap(({ id }, at) => (shares[at] ? [{ line: id, stage, source, fen: -(shares[at] ?? 0) }] : []))
}
