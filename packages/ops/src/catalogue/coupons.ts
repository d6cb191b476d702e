import type { Call } from '@hearth/sdk/core'
import type {
  AddBatch,
  ChangeBatch,
  GiveCoupon,
  GivenCoupon,
  ListBatches,
  MadeCodes,
  MakeCodes,
  OpsBatchDetail,
  OpsBatchId,
  OpsBatchPage,
  StopBatch,
} from './coupons.types'

/** Coupons: adding, changing and stopping batches, making codes for cards, and giving a coupon to a shopper. */
export const coupons = {
  /** Lists coupon batches in the order of their ids. */
  list: 'GET /ops/coupons/v1 may=coupons.read' as Call<ListBatches, OpsBatchPage>,
  /**
   * Reads a coupon batch with counts of its coupons.
   * @throws notFound 107002404: for a batch that is not there
   */
  get: 'GET /ops/coupons/{batchId}/v1 may=coupons.read' as Call<OpsBatchId, OpsBatchDetail>,
  /**
   * Adds a coupon batch.
   * @throws conflict 107002409: when there is one of that id
   * @throws badInput 107002400: when its fields contradict each other; `field` says where
   */
  add: 'POST /ops/coupons/v1 may=coupons.write' as Call<AddBatch, OpsBatchDetail>,
  /**
   * Replaces the settings of a coupon batch. The quantity cannot be below the number taken, and coupons already taken
   * keep their terms.
   * @throws notFound 107002404: for a batch that is not there
   * @throws badInput 107002400: when its fields contradict each other, or the change is to the disadvantage of shoppers
   *   who have a coupon; `field` says where
   * @throws stale 107003409: when it was changed since it was read
   */
  change: 'PUT /ops/coupons/{batchId}/v1 may=coupons.write' as Call<ChangeBatch, OpsBatchDetail>,
  /**
   * Stops a coupon batch: nobody can take its coupons any more. Coupons already taken, and codes on cards, stay valid.
   * @throws notFound 107002404: for a batch that is not there
   * @throws wrongState 107002414: for coupons that members paid for with their membership
   * @throws stale 107003409: when it was changed since it was read
   */
  stop: 'POST /ops/coupons/{batchId}/stop/v1 may=coupons.write' as Call<StopBatch, OpsBatchDetail>,
  /**
   * Makes codes for cards. Each code is exchanged for one coupon of the batch.
   * @throws notFound 107002404: for a batch that is not there
   * @throws wrongState 107002414: for a batch whose source is not `code`
   * @throws stale 107003409: when it was changed since it was read
   */
  makeCodes: 'POST /ops/coupons/{batchId}/codes/v1 may=coupons.write' as Call<MakeCodes, MadeCodes>,
  /**
   * Gives a shopper a coupon of a batch.
   * @throws notFound 107002404: for a batch that is not there, or a telephone nobody has logged in with; `field` says
   *   which
   * @throws couponUnusable 107002413: when the batch has expired
   * @throws stale 107003409: when the batch was changed since it was read
   */
  give: 'POST /ops/coupons/{batchId}/give/v1 may=coupons.give' as Call<GiveCoupon, GivenCoupon>,
}

export type * from './coupons.types'
