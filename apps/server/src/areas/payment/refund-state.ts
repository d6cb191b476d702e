/**
 * Where money that goes back stands, as `refund.status` and `refund_part.status` keep it. The domain's `REFUND_STATUS`
 * is that of an after-sale request. What is stuck cannot go back the way it came, and waits for whoever sends it by
 * bank.
 */
export const REFUND_STATE = { owed: 0, given: 1, stuck: 2 } as const
