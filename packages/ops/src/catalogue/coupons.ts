import type { Call } from '@hearth/sdk/core'
import type { GiveCoupon, GivenCoupon, ListBatches, OpsBatchPage } from './coupons.types'

/** Coupons: which kinds there are, and giving one to a shopper. */
export const coupons = {
  /** Lists coupon batches by their ids. */
  list: 'GET /ops/coupons/v1 may=coupons.read' as Call<ListBatches, OpsBatchPage>,
  /**
   * Gives a shopper a coupon of a batch.
   * @throws notFound 107002404: for a batch that is not there, or a telephone nobody has logged in with; `field` says
   *   which
   * @throws couponUnusable 107002413: when the batch can no longer be used
   * @throws stale 107003409: when the batch was changed since it was read
   */
  give: 'POST /ops/coupons/{batchId}/give/v1 may=coupons.give' as Call<GiveCoupon, GivenCoupon>,
}

export type * from './coupons.types'
