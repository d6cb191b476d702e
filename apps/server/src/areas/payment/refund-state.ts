/**
 * The state of a refund or of its part, as `refund.status` and `refund_part.status` store it. The domain's
 * `REFUND_STATUS` is something else: the state of the refund for an after-sale request. A stuck refund cannot be paid
 * by its cashier; staff have to send its money by bank.
 */
export const REFUND_STATE = { owed: 0, given: 1, stuck: 2 } as const
