import type { FreightTerms } from '#freight/freight-table'

/** Products amount from which the freight is free where the owner sets no freight table, fen. */
export const FREE_FREIGHT_FROM = 9900

/** Freight of a smaller order there, fen. */
export const FREIGHT = 1000

const USUAL: FreightTerms = { tableId: 'usual', by: 'order', first: FREIGHT, freeFrom: FREE_FREIGHT_FROM }

/** Where a product is sent, as far as freight asks. */
export interface FreightProduct {
  /** Its freight table; absent, or one that is not there: the default one. */
  freightTable?: string
  /** Whether it is delivered as codes: it is not sent, and helps nothing else to be sent for nothing. */
  byCode?: boolean
}

/** Pieces of an order to be, as far as freight asks. */
export interface FreightPart extends FreightProduct {
  quantity: number
  /** What a piece weighs; absent for nothing. */
  grams?: number
  /** Fen: all pieces after cart discounts and before coupons, so that using a coupon never adds freight. */
  worth: number
}

/** Freight of the products of one table. */
interface FreightSum {
  worth: number
  pieces: number
  grams: number
}

const defaultOf = ([usual = USUAL]: readonly FreightTerms[]): FreightTerms => usual

/**
 * The freight table of a product: its own, or the default one.
 * @param terms what freight is to the place, see `freightTerms`; empty where the owner sets no freight table
 */
export const freightTermsOf = ({ freightTable }: FreightProduct, terms: readonly FreightTerms[]): FreightTerms =>
  terms.find(({ tableId }) => tableId === freightTable) ?? defaultOf(terms)

/**
 * Freight in fen: the sum of the tables, each charged by its own parts. Parts of a table that together cost nothing,
 * such as an exchange for points, have no freight.
 * @param terms freight to the place, see `freightTerms`; absent where the owner sets no freight table
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
 * Fen from which freight is free; nothing if no amount is enough, or if some products use another table than the
 * default one, so that a single amount does not apply.
 */
export const freeFreightFrom = (
  products: readonly FreightProduct[],
  terms: readonly FreightTerms[] = [],
): number | undefined =>
  products.every((product) => product.byCode || freightTermsOf(product, terms) === defaultOf(terms))
    ? defaultOf(terms).freeFrom
    : undefined

/** Fen missing for free freight; 0 if there is no freight, or if it cannot be told. */
export function freeFreightGap(parts: readonly FreightPart[], terms: readonly FreightTerms[] = []): number {
  const from = freeFreightFrom(parts, terms)
  if (from === undefined || freightFor(parts, terms) === 0) return 0
  return parts.reduce((gap, { byCode, worth }) => (byCode ? gap : gap - worth), from)
}
