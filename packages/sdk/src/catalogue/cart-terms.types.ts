import type { Count, Fen, Id, Percent } from './values.types'

/** A tier of a promotion over a cart: what it asks, an amount or pieces or both, and what it gives. */
export interface CartTier {
  /** Fen: what the products must come to; absent where it asks for no amount. */
  thresholdAmount?: Fen
  /** Pieces: as many as there must be; absent where it asks for none. */
  thresholdQuantity?: Count
  /** Fen: what 1001 takes off, once. */
  reduceAmount?: Fen
  /** Percent to pay under 1002, with one decimal at most; 88.5 for 8.85 折. */
  discountRate?: Percent
}

/**
 * What a promotion over a cart (1001, 1002) asks and gives. One of a single tier says it by its own fields. The shop's
 * own choice of fields.
 */
export interface CartTerms extends CartTier {
  /** Its tiers, the one that asks least first; of those that are reached the one that takes off most counts. Absent
   * for one of a single tier.
   * @maxItems 10 */
  tiers?: CartTier[]
  /** Which of several is worked out first for the same pieces, the smaller number before the others; 0 where absent.
   * @asType integer
   * @examples [10] */
  priority?: number
  /** Promotions over a cart that the same pieces may count for as well; it is enough that one of two names the other.
   * @maxItems 50 */
  combinesWith?: Id[]
}
