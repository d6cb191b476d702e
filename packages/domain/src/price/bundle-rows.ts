import { BUNDLE_KIND, type BundleKind } from '#codes/bundle-kind'
import type { BundleSku } from '#price/bundle-sku'
import { shareRows } from '#price/cart-rows'
import { sumRows, type PriceRow } from '#price/price-row'
import type { PricingBuyer } from '#price/pricing-buyer'

/** A bundle: a set or a mark-up sale of products that cost less when they are bought together. */
export interface PricingBundle {
  promotionId: string
  kind: BundleKind
  /** `vip` for members only. */
  promotionSupportTarget?: string
  /** Fen: price of one whole set. */
  price?: number
  /** Fen: amount that the products outside the mark-up sale must reach. */
  thresholdAmount?: number
  skus: readonly BundleSku[]
}

/** Pieces that are bought at one price. */
export interface BundlePart {
  /** Id of these pieces in price rows. */
  id: string
  skuNo: string
  /** Fen: price of a piece. */
  price: number
  /** Fen: floor price of a piece. */
  floorPrice?: number
  quantity: number
}

/** The effect of bundles on a cart. */
export interface JudgedBundles {
  rows: PriceRow[]
  /** Fen missing to the threshold of each mark-up sale, by its id; 0 if the threshold is reached. */
  missing: Readonly<Record<string, number>>
}

interface OpenPart extends BundlePart {
  /** Pieces that are not in a bundle yet. */
  left: number
}

/** Returns the bundles that a shopper can use. Like cart promotions, bundles do not apply in enterprise mode (S20). */
export const bundlesFor = <B extends PricingBundle>(bundles: readonly B[], buyer: PricingBuyer): B[] =>
  buyer.enterprise ? [] : bundles.filter((one) => one.promotionSupportTarget !== 'vip' || buyer.vip)

/** Returns the bundles that gave an order a discount, according to its price rows. */
export const usedBundles = <B extends PricingBundle>(bundles: readonly B[], rows: readonly PriceRow[]): B[] =>
  bundles.filter(({ promotionId }) => rows.some(({ source }) => source?.kind === 'bundle' && source.id === promotionId))

/**
 * Applies bundles to the products of a cart. Sets are applied first, the one that saves most before the others; each
 * set is applied as often as the cart contains all its pieces. Mark-up sales follow: if the products outside the sale
 * reach its threshold, one piece of each of its skus becomes cheaper. A piece belongs to at most one bundle. Of each
 * sku, the most expensive pieces are taken first. A bundle never raises the price of a piece.
 */
export function judgeBundles(bundles: readonly PricingBundle[], given: readonly BundlePart[]): JudgedBundles {
  const parts = given.map((part): OpenPart => ({ ...part, left: part.quantity })).sort(bySkuDearestFirst)
  const rows = ofKind(bundles, BUNDLE_KIND.comboBuy)
    .map((set) => ({ set, saving: savingOf(set, pickSet(set, parts)) }))
    .sort((one, other) => other.saving - one.saving)
    .flatMap(({ set }) => setRows(set, parts))
  const missing: Record<string, number> = {}
  for (const sale of ofKind(bundles, BUNDLE_KIND.markUp)) {
    missing[sale.promotionId] = missingFor(sale, parts, rows)
    if (missing[sale.promotionId] === 0) rows.push(...markUpRows(sale, parts))
  }
  return { rows, missing }
}

const bySkuDearestFirst = (one: BundlePart, other: BundlePart): number =>
  one.skuNo === other.skuNo ? other.price - one.price : one.skuNo < other.skuNo ? -1 : 1

/**
 * Returns the bundles of one kind, sorted by id. The order must not vary, since of two bundles that need the same
 * piece, the first gets it.
 */
const ofKind = (bundles: readonly PricingBundle[], kind: BundleKind): PricingBundle[] =>
  bundles.filter((one) => one.kind === kind).sort((one, other) => (one.promotionId < other.promotionId ? -1 : 1))

/** Pieces of a part that are taken for a bundle. */
interface Pick {
  part: OpenPart
  pieces: number
}

const sumOf = (picks: readonly Pick[], fen: (part: BundlePart) => number): number =>
  picks.reduce((sum, { part, pieces }) => sum + fen(part) * pieces, 0)

const worthOf = (picks: readonly Pick[]): number => sumOf(picks, ({ price }) => price)

/** Returns the fen that a bundle may take off a piece. */
const roomOf = ({ price, floorPrice = 0 }: BundlePart): number => Math.max(0, price - floorPrice)

/** Returns the pieces for one more set, or undefined if pieces are missing. */
function pickSet({ skus }: PricingBundle, parts: readonly OpenPart[]): Pick[] | undefined {
  const picks: Pick[] = []
  for (const { skuNo, itemQuantity } of skus) {
    let wanted = itemQuantity
    for (const part of parts) {
      if (part.skuNo !== skuNo) continue
      const pieces = Math.min(wanted, part.left)
      if (pieces > 0) picks.push({ part, pieces })
      wanted -= pieces
    }
    if (wanted > 0) return undefined
  }
  return picks
}

const savingOf = ({ price = Infinity }: PricingBundle, picks: readonly Pick[] | undefined): number =>
  picks ? Math.max(0, Math.min(worthOf(picks) - price, sumOf(picks, roomOf))) : 0

function setRows(set: PricingBundle, parts: readonly OpenPart[]): PriceRow[] {
  const room = new Map<string, number>()
  let saving = 0
  for (;;) {
    const picks = pickSet(set, parts)
    const saved = savingOf(set, picks)
    if (!picks || saved === 0) break
    saving += saved
    for (const { part, pieces } of picks) {
      part.left -= pieces
      room.set(part.id, (room.get(part.id) ?? 0) + roomOf(part) * pieces)
    }
  }
  const lines = [...room].map(([id, fen]) => ({ id, worth: fen }))
  return shareRows(saving, lines, 'bundle', sourceOf(set))
}

const sourceOf = ({ promotionId }: PricingBundle) => ({ kind: 'bundle', id: promotionId }) as const

/**
 * Returns the fen missing to the threshold of a mark-up sale; 0 if the threshold is reached. Only products outside the
 * sale count, less the discounts of sets.
 */
function missingFor(
  { thresholdAmount = 0, skus }: PricingBundle,
  parts: readonly BundlePart[],
  rows: readonly PriceRow[],
): number {
  const offered = new Set(skus.map(({ skuNo }) => skuNo))
  const worth = parts
    .filter(({ skuNo }) => !offered.has(skuNo))
    .reduce((sum, { id, price, quantity }) => sum + price * quantity + sumRows(rows, { line: id }), 0)
  // The threshold is at least 1 fen, so that a cart of free products does not reach it.
  return Math.max(0, Math.max(1, thresholdAmount) - worth)
}

const markUpRows = (sale: PricingBundle, parts: readonly OpenPart[]): PriceRow[] =>
  sale.skus.flatMap(({ skuNo, price = Infinity }): PriceRow[] => {
    const part = parts.find((one) => one.skuNo === skuNo && one.left > 0)
    const fen = part ? Math.min(part.price - price, roomOf(part)) : 0
    if (!part || fen <= 0) return []
    part.left -= 1
    return [{ line: part.id, stage: 'bundle', source: sourceOf(sale), fen: -fen }]
  })
