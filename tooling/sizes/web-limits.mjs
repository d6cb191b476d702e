/** KiB: scripts of a first page, by its screen. */
export const FIRST_LOAD = { home: 65, product: 66.25 }

/** KB: scripts that a further page can add. */
export const OTHERS = 12

/**
 * KB: scripts that a further page can add, for screens with another limit than `OTHERS`. The page of an after-sale
 * request has one, since it shares chunks with the payment pages, which show the amount and the way of payment.
 */
export const FURTHER = { orders: 12.12, 'after-sale': 12.12 }
