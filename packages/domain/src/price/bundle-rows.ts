import { BUNDLE_KIND, type BundleKind } from '#codes/bundle-kind'
import type { BundleSku } from '#price/bundle-sku'
import { shareRows } from '#price/cart-rows'
import { sumRows, type PriceRow } from '#price/price-row'
import type { PricingBuyer } from '#price/pricing-buyer'

/** Products that are cheaper together: a set, or the offers of a mark-up sale with the rest of the cart. */
export interface PricingBundle {
  promotionId: string
  kind: BundleKind
  /** `vip` for members only. */
  promotionSupportTarget?: string
  /** Fen: what one set costs together. */
  price?: number
  /** Fen: minimum amount of the rest of the cart for a mark-up sale. */
  thresholdAmount?: number
  skus: readonly BundleSku[]
}

/** Pieces that are bought at one price. */
export interface BundlePart {
  /** As price rows name them. */
  id: string
  skuNo: string
  /** Fen: a piece. */
  price: number
  /** Fen that no bundle takes a piece below. */
  floorPrice?: number
  quantity: number
}

/** What bundles do to a cart. */
export interface JudgedBundles {
  rows: PriceRow[]
  /** Fen by mark-up sale: what the rest of the cart still lacks; 0 where its threshold is reached. */
  missing: Readonly<Record<string, number>>
}

interface OpenPart extends BundlePart {
  /** Pieces that no bundle has yet. */
  left: number
}

/** Those that one shopper can use: none in enterprise mode, as with cart promotions (S20). */
export const bundlesFor = <B extends PricingBundle>(bundles: readonly B[], buyer: PricingBuyer): B[] =>
  buyer.enterprise ? [] : bundles.filter((one) => one.promotionSupportTarget !== 'vip' || buyer.vip)

/** Those that gave an order a discount, by its rows. */
export const usedBundles = <B extends PricingBundle>(bundles: readonly B[], rows: readonly PriceRow[]): B[] =>
  bundles.filter(({ promotionId }) => rows.some(({ source }) => source?.kind === 'bundle' && source.id === promotionId))

/**
 * Applies bundles to the products of a cart. Sets come first, those that save most before the others, as often as all
 * their pieces are there; then mark-up sales, a piece of each of their skus, once the products outside of the sale
 * reach its threshold. A piece is in one bundle at most, the dearest pieces of a sku first, and none costs more for
 * being in one.
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

/** In a fixed order, since the first one gets a piece that two of them want. */
const ofKind = (bundles: readonly PricingBundle[], kind: BundleKind): PricingBundle[] =>
  bundles.filter((one) => one.kind === kind).sort((one, other) => (one.promotionId < other.promotionId ? -1 : 1))

/** Pieces of a part that go into a bundle. */
interface Pick {
  part: OpenPart
  pieces: number
}

const sumOf = (picks: readonly Pick[], fen: (part: BundlePart) => number): number =>
  picks.reduce((sum, { part, pieces }) => sum + fen(part) * pieces, 0)

const worthOf = (picks: readonly Pick[]): number => sumOf(picks, ({ price }) => price)

/** Fen that a bundle may take off a piece. */
const roomOf = ({ price, floorPrice = 0 }: BundlePart): number => Math.max(0, price - floorPrice)

/** The pieces of another set; nothing if some are missing. */
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

/** How far the products outside of the sale, after sets, are below its threshold. */
function missingFor(
  { thresholdAmount = 0, skus }: PricingBundle,
  parts: readonly BundlePart[],
  rows: readonly PriceRow[],
): number {
  const offered = new Set(skus.map(({ skuNo }) => skuNo))
  const worth = parts
    .filter(({ skuNo }) => !offered.has(skuNo))
    .reduce((sum, { id, price, quantity }) => sum + price * quantity + sumRows(rows, { line: id }), 0)
  // Free products are part of no bundle.
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
