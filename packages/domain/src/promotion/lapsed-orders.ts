/**
 * Orders of a flash sale that a shopper may place and not pay for, within a day, before no more are taken: each kept
 * its pieces from everybody else.
 */
export const MOST_LAPSED_ORDERS = 5
