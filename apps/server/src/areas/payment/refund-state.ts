/**
 * The state of a refund, as `refund.status` and `refund_part.status` store it; the domain's `REFUND_STATUS` is that of
 * an after-sale request. A stuck refund cannot be paid by its cashier, and waits for staff to send it by bank.
 */
export const REFUND_STATE = { owed: 0, given: 1, stuck: 2 } as const
