/**
 * Storage key of an order that was sent and has no reply yet. With it, the idempotency key survives a reload. Removed
 * at logout.
 */
export const PENDING_KEY = 'hearth.pending-order'
