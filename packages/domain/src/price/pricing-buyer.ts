/**
 * The facts about a shopper that prices depend on. For a visitor, none of them applies: a visitor gets the prices for
 * everybody.
 */
export interface PricingBuyer {
  /** Whether the shopper is a member, who gets `vip` promotions (S20). */
  vip?: boolean
  /** Whether the shopper uses enterprise mode (P03). */
  enterprise?: boolean
  /** Whether the shopper has never ordered: required for the newcomers' price (112). */
  newcomer?: boolean
  /** Whether the shopper buys in a group: required for the group price (103). Absent: the shopper buys alone. */
  group?: boolean
  /** Whether the shopper orders a free trial: required for the trial price (114). */
  trial?: boolean
  /** The shopper's reservation: required for the price of a reservation campaign (110). */
  reservation?: ReservedPieces
  /** The shopper's bargain: required for the price of a bargain (115). */
  bargain?: BargainedPrice
  /** Pieces that the shopper already has from promotions with a limit for each shopper; absent for none. */
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
  /** Fen: price of the piece. */
  price: number
}

/** The shopper, and the moment of pricing. */
export interface PricingConditions extends PricingBuyer {
  /** Server time, epoch ms. */
  now: number
}
