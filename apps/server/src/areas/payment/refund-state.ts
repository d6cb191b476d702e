/**
 * Where money that goes back stands, as `refund.status` and `refund_part.status` keep it. The domain's `REFUND_STATUS`
 * is that of an after-sale request.
 */
export const REFUND_STATE = { owed: 0, given: 1 } as const
