import { cartDiscount, type CartDiscount } from '#cart/cart-discount'
import type { CartPromotionLike } from '#cart/cart-like'
import { splitFen } from '#money/split-fen'
import { byPriority, chosenPromotions, type OfferedPromotion } from '#price/chosen-promotions'
import { sumRows, type PriceRow } from '#price/price-row'

/** A line that bears a share of a discount. */
export interface BearingLine {
  id: string
  /** Fen: the line's price before the discount. */
  worth: number
  /** Fen: maximum discount on the line; absent if `worth` is the maximum. */
  room?: number
}

/** Pieces at one price, with the cart promotions that they may count for. */
export interface OfferedPart<P extends CartPromotion = CartPromotion> extends BearingLine {
  skuNo: string
  quantity: number
  offered: readonly P[]
}

/** A cart promotion (1001, 1002) that pieces may count for. */
export type CartPromotion = CartPromotionLike & OfferedPromotion

/** The effect of the cart promotions on an order. */
export interface JudgedCart<P extends CartPromotion> {
  rows: PriceRow[]
  /** The effect of each applied promotion, by its id. */
  results: ReadonlyMap<string, CartDiscount>
  /** The promotions that apply to a part's pieces, by the part's id. */
  countsFor: ReadonlyMap<string, readonly P[]>
}

/**
 * Applies the cart promotions (1001, 1002) of an order one after the other, by priority. Each promotion is computed
 * from the amounts that the promotions before it left, over all its parts together. Each part bears a proportional
 * share of the discount. Fen that are left over are assigned in the order of sku numbers, so that the order of the
 * cart's lines changes no amount.
 * @param order see {@link chosenPromotions}
 */
export function judgeCart<P extends CartPromotion>(
  parts: readonly OfferedPart<P>[],
  order?: readonly string[],
): JudgedCart<P> {
  const counted = parts
    .map((part) => ({ part, countsFor: chosenPromotions(part.offered, order) }))
    .sort(({ part: one }, { part: other }) => (one.skuNo < other.skuNo ? -1 : Number(one.skuNo > other.skuNo)))
  const promotions = new Map(
    counted.flatMap(({ countsFor }) => countsFor.map((one) => [one.promotionId, one] as const)),
  )
  const rows: PriceRow[] = []
  const results = new Map<string, CartDiscount>()
  for (const promotion of [...promotions.values()].sort(byPriority)) {
    const covered = counted
      .filter(({ countsFor }) => countsFor.some(({ promotionId }) => promotionId === promotion.promotionId))
      .map(({ part }) => leftOf(part, rows))
    const { discount, ...told } = cartDiscount(promotion, sumOf(covered, 'worth'), sumOf(covered, 'quantity'))
    const fen = Math.min(
      discount,
      covered.reduce((sum, { worth, room = worth }) => sum + room, 0),
    )
    results.set(promotion.promotionId, { ...told, discount: fen })
    rows.push(...shareRows(fen, covered, 'cart', { kind: 'promotion', id: promotion.promotionId }))
  }
  return { rows, results, countsFor: new Map(counted.map(({ part, countsFor }) => [part.id, countsFor])) }
}

function leftOf<Part extends BearingLine>({ worth, room = worth, ...part }: Part, rows: readonly PriceRow[]) {
  const taken = sumRows(rows, { line: part.id })
  return { ...part, worth: worth + taken, room: room + taken }
}

const sumOf = <Key extends string>(lines: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  lines.reduce((sum, line) => sum + line[key], 0)

/**
 * Splits a discount over lines, in proportion to the maximum discount of each line. Returns one row for each line with
 * a share.
 */
export function shareRows(
  fen: number,
  lines: readonly BearingLine[],
  stage: PriceRow['stage'],
  source: PriceRow['source'],
): PriceRow[] {
  if (fen === 0) return []
  const shares = splitFen(
    fen,
    lines.map(({ worth, room = worth }) => room),
  )
  return lines.flatMap(({ id }, at) => (shares[at] ? [{ line: id, stage, source, fen: -(shares[at] ?? 0) }] : []))
}
