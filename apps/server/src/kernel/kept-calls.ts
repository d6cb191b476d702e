import type { CallList } from '#kernel/call-list'

/**
 * Reads whose replies are the same for everybody and are kept; see `createKeptReads`. Their handlers look at nothing
 * but the payload, the database and the clock.
 */
export const KEPT_CALLS: CallList = {
  products: ['get', 'spuSkus', 'skus', 'items', 'widgets', 'recommend', 'recommendV2', 'merchant', 'getLicense'],
}
