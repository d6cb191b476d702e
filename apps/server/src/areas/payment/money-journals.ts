import type { RefundCause } from '#areas/payment/payable'

/** Causes of refunds of money that paid for something. Money of all other causes is owed back since it came. */
export const PAID_FOR: readonly RefundCause[] = ['cancelled', 'returned', 'goodwill']

/** What the journals of trades are kept under; the id is the channel and the cashier's own number of the trade. */
export const COLLECTED = 'payment'

/** What the journals of refunds that are owed are kept under, with the refund's id. */
export const OWED = 'refund'

/** What the journals of parts of refunds that were given are kept under, with the part's id. */
export const GIVEN_BACK = 'refund-part'

/** What the journals of orders whose sale became certain are kept under, with the order's id. */
export const CERTAIN = 'order-certain'

/** What the journals of deposits that stay with the shop are kept under, with the order's id. */
export const DEPOSIT_KEPT = 'deposit-kept'
