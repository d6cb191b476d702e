/** How long an order waits for its payment, ms. */
export const UNPAID_LIFETIME = 30 * 60_000

/** Most unpaid orders of one shopper at once: each keeps its goods from everybody else, for free. */
export const MOST_UNPAID_ORDERS = 10

/** How often the cashier may be opened for one order: each time leaves a payment that the shop queries. */
export const MOST_PAYMENTS = 20
