import { giftPieces } from '#after-sale/gift-pieces'
import { multiplyDivide, splitFen } from '#money/split-fen'
import { judgeBundles, type BundlePart, type PricingBundle } from '#price/bundle-rows'
import { sumRows, type PriceRow, type PriceSource } from '#price/price-row'

/** A line of an order, with the number of returned pieces. */
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

/** The facts that decide which amounts the refunds of an order hold back. */
export interface OrderWithBack {
  lines: readonly LineWithBack[]
  /** The rows that the order was placed with. */
  rows: readonly PriceRow[]
  /** The sets and mark-up sales that reduced the order's price, with their terms at that time. */
  bundles: readonly PricingBundle[]
}

/** Amounts in fen, each by the id of its line. */
export type FenByLine = ReadonlyMap<string, number>

/**
 * Returns the amounts that refunds of an order hold back for lines that the shopper keeps: the value of gifts whose
 * product was returned without them, and the discounts of sets and mark-up sales that are no longer complete. The kept
 * pieces then cost what they would have cost without the returned pieces. If all pieces were returned, no amount is
 * held back.
 * @returns fen by the id of the line that is kept
 */
export function keptBack({ lines, rows, bundles }: OrderWithBack): FenByLine {
  const kept = [...lines.map((gift) => keptForGift(gift, lines)), ...keptForBundles(lines, rows, bundles)]
  return new Map(kept.filter(([, fen]) => fen > 0))
}

/** Returns the id of a gift's line, and the value of its pieces that should have been returned with their product. */
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

/** The sources of fixed prices, which no bundle can reduce. */
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
 * Returns what a refund holds back now, or what it returns of the amounts that earlier refunds held back: the
 * difference between the amount to be held and the amount held so far. A refund never becomes negative; a rest is held
 * back from the next refund.
 * @param due the amounts to be held after this refund; see {@link keptBack}
 * @param before the amounts that earlier refunds held back
 * @param most fen of this refund
 * @returns fen by the id of the line: positive to hold back, negative to return
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
