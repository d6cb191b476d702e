/**
 * Where money that a payment owes back stands, as `refund.status` keeps it. The domain's `REFUND_STATUS` is that of an
 * after-sale request.
 */
export const REFUND_STATE = { owed: 0, given: 1 } as const
