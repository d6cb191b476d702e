import type { Count, Fen, Id, Percent } from './values.types'

/** A tier of a cart promotion: a minimum amount, a minimum number of pieces, or both, and a benefit. */
export interface CartTier {
  /** Fen: minimum amount of the products; absent for none. */
  thresholdAmount?: Fen
  /** Pieces: minimum number; absent for none. */
  thresholdQuantity?: Count
  /** Fen: the reduction, for a promotion of type 1001; applied once, however often the minimum is reached. */
  reduceAmount?: Fen
  /** Percent to pay, for a promotion of type 1002, with at most one decimal: 88.5 is 8.85 折. */
  discountRate?: Percent
}

/**
 * Conditions and benefits of a cart promotion (1001, 1002). If there is a single tier, these fields describe it. The
 * specification does not define the fields.
 */
export interface CartTerms extends CartTier {
  /**
   * The tiers, lowest first; of the tiers reached, the one with the largest reduction applies. Absent for a single
   * tier.
   * @maxItems 10
   */
  tiers?: CartTier[]
  /**
   * The order in which several promotions are applied to the same pieces: smaller numbers first; 0 if absent.
   * @asType integer
   * @examples [10]
   */
  priority?: number
  /**
   * Cart promotions that can be combined with this one on the same pieces. It is enough if one of the two promotions
   * names the other.
   * @maxItems 50
   */
  combinesWith?: Id[]
}
