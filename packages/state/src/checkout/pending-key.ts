/**
 * Storage key of a sent order without a reply, so that its idempotency key survives a reload. It is removed at logout.
 */
export const PENDING_KEY = 'hearth.pending-order'
