import type { FreightTerms } from '#freight/freight-table'

/** Fen: amount of products from which freight is free, if the owner sets no freight table. */
export const FREE_FREIGHT_FROM = 9900

/** Fen: freight of a smaller order, if the owner sets no freight table. */
export const FREIGHT = 1000

const USUAL: FreightTerms = { tableId: 'usual', by: 'order', first: FREIGHT, freeFrom: FREE_FREIGHT_FROM }

/** The fields of a product that freight depends on. */
export interface FreightProduct {
  /** Freight table of the product. The default table applies if this table is absent or unknown. */
  freightTable?: string
  /** Whether the product is delivered as codes. Codes have no freight, and do not count towards free freight. */
  byCode?: boolean
}

/** The fields of ordered pieces that freight depends on. */
export interface FreightPart extends FreightProduct {
  quantity: number
  /** Weight of a piece; absent if unknown, which counts as 0. */
  grams?: number
  /**
   * Fen: price of all the pieces after cart discounts and before coupons. Coupons do not count, so that a coupon never
   * causes freight.
   */
  worth: number
}

/** The value, pieces and weight of all ordered products that have the same freight table. */
interface FreightSum {
  worth: number
  pieces: number
  grams: number
}

const defaultOf = ([usual = USUAL]: readonly FreightTerms[]): FreightTerms => usual

/**
 * Returns the freight terms of a product: those of its own table, or of the default one.
 * @param terms the terms for the destination, see `freightTerms`; empty if the owner sets no freight table
 */
export const freightTermsOf = ({ freightTable }: FreightProduct, terms: readonly FreightTerms[]): FreightTerms =>
  terms.find(({ tableId }) => tableId === freightTable) ?? defaultOf(terms)

/**
 * Returns the freight of an order in fen: the sum over its freight tables. Each table charges for its own products. If
 * the products of a table cost 0 together, as in an exchange for points, they have no freight.
 * @param terms the terms for the destination, see `freightTerms`; absent if the owner sets no freight table
 */
export function freightFor(parts: readonly FreightPart[], terms: readonly FreightTerms[] = []): number {
  const sums = new Map<FreightTerms, FreightSum>()
  for (const part of parts) {
    if (part.byCode) continue
    const of = freightTermsOf(part, terms)
    const { worth, pieces, grams } = sums.get(of) ?? { worth: 0, pieces: 0, grams: 0 }
    sums.set(of, {
      worth: worth + part.worth,
      pieces: pieces + part.quantity,
      grams: grams + part.quantity * (part.grams ?? 0),
    })
  }
  return [...sums].reduce((fen, [of, sum]) => fen + charge(of, sum), 0)
}

function charge(
  {
    by,
    first,
    firstUnits = 0,
    further = 0,
    furtherUnits = 1,
    freeFrom = Infinity,
    freePieces = Infinity,
  }: FreightTerms,
  { worth, pieces, grams }: FreightSum,
): number {
  if (worth <= 0 || worth >= freeFrom || pieces >= freePieces) return 0
  if (by === 'order') return first
  const beyond = (by === 'weight' ? grams : pieces) - firstUnits
  return first + Math.max(0, Math.ceil(beyond / furtherUnits)) * further
}

/**
 * Returns the amount in fen from which freight is free, or undefined if no amount is enough, or if the products have
 * several freight tables, so that no single amount applies.
 */
export const freeFreightFrom = (
  products: readonly FreightProduct[],
  terms: readonly FreightTerms[] = [],
): number | undefined =>
  products.every((product) => product.byCode || freightTermsOf(product, terms) === defaultOf(terms))
    ? defaultOf(terms).freeFrom
    : undefined

/** Returns the fen missing for free freight; 0 if there is no freight, or if no single amount makes it free. */
export function freeFreightGap(parts: readonly FreightPart[], terms: readonly FreightTerms[] = []): number {
  const from = freeFreightFrom(parts, terms)
  if (from === undefined || freightFor(parts, terms) === 0) return 0
  return parts.reduce((gap, { byCode, worth }) => (byCode ? gap : gap - worth), from)
}
