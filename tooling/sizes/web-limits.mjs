/** KiB: scripts of a first page, by its screen. */
export const FIRST_LOAD = { home: 65, product: 66.25 }

/** KB: scripts that a further page may add. */
export const OTHERS = 12

/**
 * KB: scripts that a further page may add, by its screen, where that is not `OTHERS`. The page of a service request
 * shares chunks with the payment pages, which show the amount and the way of payment.
 */
export const FURTHER = { orders: 12.12, 'after-sale': 12.12 }
