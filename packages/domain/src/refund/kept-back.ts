import { giftPieces } from '#after-sale/gift-pieces'
import { multiplyDivide, splitFen } from '#money/split-fen'
import { judgeBundles, type BundlePart, type PricingBundle } from '#price/bundle-rows'
import { sumRows, type PriceRow, type PriceSource } from '#price/price-row'

/** A line of an order, with the pieces that were returned. */
export interface LineWithBack {
  /** Id of the line in the rows of the order. */
  line: string
  skuNo: string
  /** Fen: price of a piece, before sets, cart promotions and coupons. */
  price: number
  /** Pieces that were ordered. */
  ordered: number
  /** Pieces that were returned. */
  back: number
  /** For a gift, the line of its product; absent for other lines. */
  giftOf?: string
  /** Fen: value of a piece of a gift; absent if it is unknown. */
  worth?: number
}

/** The facts that decide what refunds of an order hold back. */
export interface OrderWithBack {
  lines: readonly LineWithBack[]
  /** The rows that the order was placed with. */
  rows: readonly PriceRow[]
  /** The sets and mark-up sales that reduced its price, with their terms when it was placed. */
  bundles: readonly PricingBundle[]
}

/** Fen by line. */
export type FenByLine = ReadonlyMap<string, number>

/**
 * The amounts that refunds of an order hold back for items the shopper keeps: the worth of gifts whose product was
 * returned without them, and the discounts of sets and mark-up sales that are no longer complete. The kept pieces then
 * cost what they would have cost without the returned ones. Once everything was returned, nothing is held back.
 * @returns fen by the line that is kept
 */
export function keptBack({ lines, rows, bundles }: OrderWithBack): FenByLine {
  const kept = [...lines.map((gift) => keptForGift(gift, lines)), ...keptForBundles(lines, rows, bundles)]
  return new Map(kept.filter(([, fen]) => fen > 0))
}

/** Holds back the worth of gift pieces that should have been returned with their product. */
function keptForGift(gift: LineWithBack, lines: readonly LineWithBack[]): [string, number] {
  const product = lines.find(({ line }) => line === gift.giftOf)
  const due = product ? giftPieces(gift.ordered, product.ordered, product.back) : 0
  return [gift.line, Math.max(0, due - gift.back) * (gift.worth ?? 0)]
}

function keptForBundles(
  lines: readonly LineWithBack[],
  rows: readonly PriceRow[],
  bundles: readonly PricingBundle[],
): [string, number][] {
  if (bundles.length === 0) return []
  const staying = lines.filter((one) => standsBesideOthers(one, rows) && one.back < one.ordered)
  const taken = staying.map(({ line, ordered, back }) =>
    multiplyDivide(-sumRows(rows, { line, stages: ['bundle'] }), ordered - back, ordered),
  )
  const due = judgeBundles(bundles, staying.map(toPart)).rows.reduce((sum, { fen }) => sum - fen, 0)
  const lost = Math.max(0, taken.reduce((sum, fen) => sum + fen, 0) - due)
  const shares = splitFen(lost, taken)
  return staying.map(({ line }, at) => [line, shares[at] ?? 0])
}

/** The sources of prices that no bundle can reduce. */
const OWN_PRICES: readonly (string | undefined)[] = ['exchange', 'prize', 'code'] satisfies PriceSource['kind'][]

/** Whether a line can be part of sets and mark-up sales: gifts and products with a fixed price cannot. */
const standsBesideOthers = ({ line, giftOf }: LineWithBack, rows: readonly PriceRow[]): boolean =>
  giftOf === undefined && !rows.some((row) => row.line === line && OWN_PRICES.includes(row.source?.kind))

const toPart = ({ line, skuNo, price, ordered, back }: LineWithBack): BundlePart => ({
  id: line,
  skuNo,
  price,
  quantity: ordered - back,
})

/**
 * What a refund holds back now, or returns of what earlier refunds held back: the difference between the amount due and
 * the amount held. A refund never falls below 0; the rest is left for the next one.
 * @param due what must be held back after this refund; see {@link keptBack}
 * @param before what earlier refunds held back
 * @param most fen of this refund
 * @returns fen by line: above 0 held back, below 0 returned
 */
export function keepBack(due: FenByLine, before: FenByLine, most: number): FenByLine {
  const changes = [...new Set([...before.keys(), ...due.keys()])]
    .map((line): [string, number] => [line, (due.get(line) ?? 0) - (before.get(line) ?? 0)])
    .sort(([, one], [, other]) => one - other)
  let left = most
  return new Map(
    changes
      .map(([line, fen]): [string, number] => {
        const kept = Math.min(fen, left)
        left -= kept
        return [line, kept]
      })
      .filter(([, fen]) => fen !== 0),
  )
}
