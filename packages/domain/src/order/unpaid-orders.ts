/** Ms for which an order waits for its payment. */
export const UNPAID_LIFETIME = 30 * 60_000

/** Most unpaid orders of one shopper at a time, since each reserves its goods free of charge. */
export const MOST_UNPAID_ORDERS = 10

/** Most payments that can be started for one order. The shop has to query each of them. */
export const MOST_PAYMENTS = 20
