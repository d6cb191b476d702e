/** Where a sent order without an answer is stored, so that its key survives a reload. It is removed at logout. */
export const PENDING_KEY = 'hearth.pending-order'
