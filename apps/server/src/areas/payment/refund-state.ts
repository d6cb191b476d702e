/**
 * The state of a refund or of its part, as `refund.status` and `refund_part.status` store it. The domain's
 * `REFUND_STATUS` is the state of an after-sale request's refund instead. A stuck refund cannot be paid by its cashier,
 * and waits for staff to send it by bank.
 */
export const REFUND_STATE = { owed: 0, given: 1, stuck: 2 } as const
