import type { RefundCause } from '#areas/payment/payable'

/**
 * Causes of refunds whose payments were booked as income. A payment that is refunded for any other cause was booked as
 * a debt of the shop when it arrived.
 */
export const PAID_FOR: readonly RefundCause[] = ['cancelled', 'returned', 'goodwill']

/** Source kind of journals for trades. The id consists of the channel and the cashier's number of the trade. */
export const COLLECTED = 'payment'

/** Source kind of journals for refunds that are owed. The id is that of the refund. */
export const OWED = 'refund'

/** Source kind of journals for paid parts of refunds. The id is that of the part. */
export const GIVEN_BACK = 'refund-part'

/** Source kind of journals for sales that became certain. The id is that of the order. */
export const CERTAIN = 'order-certain'

/** Source kind of journals for deposits that the shop keeps. The id is that of the order. */
export const DEPOSIT_KEPT = 'deposit-kept'
