/**
 * Maximum number of unpaid orders of a flash sale that a shopper may let expire within a day; after that, no more
 * orders are accepted. Each of them kept pieces from other shoppers.
 */
export const MOST_LAPSED_ORDERS = 5
