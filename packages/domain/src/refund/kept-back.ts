import { giftPieces } from '#after-sale/gift-pieces'
import { multiplyDivide, splitFen } from '#money/split-fen'
import { judgeBundles, type BundlePart, type PricingBundle } from '#price/bundle-rows'
import { sumRows, type PriceRow, type PriceSource } from '#price/price-row'

/** A line of an order, and how much of it went back. */
export interface LineWithBack {
  /** As the rows of the order name it. */
  line: string
  skuNo: string
  /** Fen: a piece, before sets, promotions of the cart and coupons. */
  price: number
  /** Pieces that were ordered. */
  ordered: number
  /** Pieces that went back. */
  back: number
  /** The line that a gift came with; absent for what was bought. */
  giftOf?: string
  /** Fen: what a piece of a gift was sold for; absent where that is not known. */
  worth?: number
}

/** What decides about what is kept back of the refunds of an order. */
export interface OrderWithBack {
  lines: readonly LineWithBack[]
  /** The rows it was placed with. */
  rows: readonly PriceRow[]
  /** The sets and mark-up sales that made it cheaper, as they were when it was placed. */
  bundles: readonly PricingBundle[]
}

/** Fen by line. */
export type FenByLine = ReadonlyMap<string, number>

/**
 * What a shop holds back of an order's refunds for what the shopper keeps: the worth of gifts whose product was
 * returned without them, and the reductions of sets and mark-up sales that are no longer complete. The kept pieces then
 * cost what they would have cost without the returned ones. Once everything was returned, nothing is held back.
 * @returns fen by the line that stays
 */
export function keptBack({ lines, rows, bundles }: OrderWithBack): FenByLine {
  const kept = [...lines.map((gift) => keptForGift(gift, lines)), ...keptForBundles(lines, rows, bundles)]
  return new Map(kept.filter(([, fen]) => fen > 0))
}

/** A gift's pieces that should have come back with those of its product. */
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

/** Where the price of a line of its own comes from. */
const OWN_PRICES: readonly (string | undefined)[] = ['exchange', 'prize', 'code'] satisfies PriceSource['kind'][]

/** Sets and mark-up sales know no gifts, and nothing that has a price of its own. */
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
 * @param due what is to be kept once this refund is given; see {@link keptBack}
 * @param before what refunds before kept
 * @param most fen of this refund
 * @returns fen by line: above 0 kept, below 0 given back
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
