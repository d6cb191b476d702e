/**
 * Where an order that was sent and not answered is remembered, so that a reload of the page keeps its key. It goes when
 * its shopper logs out.
 */
export const PENDING_KEY = 'hearth.pending-order'
