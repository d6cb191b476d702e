/** How long an order waits for its payment, ms. */
export const UNPAID_LIFETIME = 30 * 60_000

/**
 * How many orders of one shopper may wait for their payment at once: each keeps its goods from everybody else, for
 * free.
 */
export const MOST_UNPAID_ORDERS = 10

/** How often one order may be taken to the cashier: each time leaves a payment there that the shop asks about. */
export const MOST_PAYMENTS = 20
