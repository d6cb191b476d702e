/**
 * Unpaid orders of a flash sale that a shopper may let lapse within a day, before no more are accepted. Each of them
 * kept its pieces from other shoppers.
 */
export const MOST_LAPSED_ORDERS = 5
