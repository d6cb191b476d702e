import type { Count, Fen, Id, Percent } from './values.types'

/** A tier of a cart promotion: its condition, an amount or pieces or both, and its benefit. */
export interface CartTier {
  /** Fen: the least amount of the products; absent without such a condition. */
  thresholdAmount?: Fen
  /** Pieces: the least number; absent without such a condition. */
  thresholdQuantity?: Count
  /** Fen: what 1001 takes off, once. */
  reduceAmount?: Fen
  /** Percent to pay under 1002, with one decimal at most; 88.5 for 8.85 折. */
  discountRate?: Percent
}

/**
 * Conditions and benefits of a cart promotion (1001, 1002). With a single tier they are its own fields. The shop's own
 * choice of fields.
 */
export interface CartTerms extends CartTier {
  /**
   * Its tiers, the lowest first; of those reached, the one that takes off most applies. Absent for a single tier.
   * @maxItems 10
   */
  tiers?: CartTier[]
  /**
   * The order in which several are applied to the same pieces: smaller numbers first; 0 if absent.
   * @asType integer
   * @examples [10]
   */
  priority?: number
  /**
   * Cart promotions that the same pieces may count for as well; it is enough that one of two names the other.
   * @maxItems 50
   */
  combinesWith?: Id[]
}
