/** KiB: largest size of the scripts of a first page, by the name of its screen. */
export const FIRST_LOAD = { home: 65, product: 66.25 }

/** KB: largest size of the scripts that a further page can add. */
export const OTHERS = 12

/**
 * KB: largest size of the scripts that a further page can add, for screens with another limit than `OTHERS`. The page
 * of an after-sale request has such a limit: it loads chunks that it shares with the payment pages, for the amount and
 * the way of payment.
 */
export const FURTHER = { orders: 12.12, 'after-sale': 12.12 }
