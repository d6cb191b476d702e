/** Ms: how long an order waits for its payment. */
export const UNPAID_LIFETIME = 30 * 60_000

/** Maximum number of unpaid orders of one shopper at a time. Each of them reserves its goods free of charge. */
export const MOST_UNPAID_ORDERS = 10

/**
 * Maximum number of payments that can be started for one payable. The shop has to ask the cashier for the state of each
 * payment.
 */
export const MOST_PAYMENTS = 20
