/** What of a shopper decides about prices. A visitor has none of it, and pays what anybody pays. */
export interface PricingBuyer {
  /** Whether they are a member that `vip` promotions are for (S20). */
  vip?: boolean
  /** Whether the shop is in enterprise mode for them (P03). */
  enterprise?: boolean
  /** Whether they have never ordered, which the price of a 112 needs. */
  newcomer?: boolean
  /** Whether they buy in a group, which the price of a 103 needs; they buy alone where absent. */
  group?: boolean
  /** Whether they take it to try, not to buy, which the price of a 114 needs. */
  trial?: boolean
  /** The reservation that they buy by, which the price of a 110 needs. */
  reservation?: ReservedPieces
  /** The bargain that they buy by, which the price of a 115 needs. */
  bargain?: BargainedPrice
  /** Pieces already bought of promotions with a limit for each shopper; absent for none. */
  held?: readonly HeldPieces[]
}

/** Pieces of a sku that a shopper has from a promotion, in orders that are not cancelled. */
export interface HeldPieces {
  promotionId: string
  skuNo: string
  pieces: number
}

/** Pieces that a shopper reserved of a promotion and has not bought yet. */
export interface ReservedPieces {
  promotionId: string
  pieces: number
}

/** A shopper's bargain: one piece at its price. */
export interface BargainedPrice {
  promotionId: string
  /** Fen. */
  price: number
}

/** Who asks, when and how. */
export interface PricingConditions extends PricingBuyer {
  /** Server time, epoch ms. */
  now: number
}
