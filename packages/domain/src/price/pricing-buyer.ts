/** The facts about a shopper that prices depend on. None applies to a visitor, who gets the prices for everybody. */
export interface PricingBuyer {
  /** Whether they are a member, who gets `vip` promotions (S20). */
  vip?: boolean
  /** Whether the shop is in enterprise mode for them (P03). */
  enterprise?: boolean
  /** Whether they have never ordered: required for the price of a 112. */
  newcomer?: boolean
  /** Whether they buy in a group: required for the price of a 103. Absent: they buy alone. */
  group?: boolean
  /** Whether they order a free trial: required for the price of a 114. */
  trial?: boolean
  /** Their reservation: required for the price of a 110. */
  reservation?: ReservedPieces
  /** Their bargain: required for the price of a 115. */
  bargain?: BargainedPrice
  /** Pieces they already bought from promotions with a limit for each shopper; absent for none. */
  held?: readonly HeldPieces[]
}

/** Pieces of a sku that a shopper has from a promotion, in orders that are not cancelled. */
export interface HeldPieces {
  promotionId: string
  skuNo: string
  pieces: number
}

/** Pieces that a shopper reserved in a promotion and has not bought yet. */
export interface ReservedPieces {
  promotionId: string
  pieces: number
}

/** A shopper's bargain, which sets the price of one piece. */
export interface BargainedPrice {
  promotionId: string
  /** Fen. */
  price: number
}

/** The shopper, and the moment of pricing. */
export interface PricingConditions extends PricingBuyer {
  /** Server time, epoch ms. */
  now: number
}
