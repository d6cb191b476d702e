import type { RefundCause } from '#areas/payment/payable'

/** Causes of refunds of payments that paid for something. Other causes are owed from the moment the money came. */
export const PAID_FOR: readonly RefundCause[] = ['cancelled', 'returned', 'goodwill']

/** Source kind of journals of trades; the id is the channel and the cashier's number of the trade. */
export const COLLECTED = 'payment'

/** Source kind of journals of refunds that are owed, with the refund's id. */
export const OWED = 'refund'

/** Source kind of journals of paid parts of refunds, with the part's id. */
export const GIVEN_BACK = 'refund-part'

/** Source kind of journals of sales that became certain, with the order's id. */
export const CERTAIN = 'order-certain'

/** Source kind of journals of deposits that the shop keeps, with the order's id. */
export const DEPOSIT_KEPT = 'deposit-kept'
