import type { Call } from '@hearth/sdk/core'
import type {
  CopyFission,
  FissionPreview,
  ListFissions,
  OpsFissionAsRead,
  OpsFissionDetail,
  OpsFissionId,
  OpsFissionPage,
} from './fissions.types'

/** Activities in which friends help a shopper to a reward (F08). Shop files create them. */
export const fissions = {
  /** Lists activities in the order of their ids, or the newest first, with counts of reached rewards. */
  list: 'GET /ops/fissions/v1 may=coupons.read' as Call<ListFissions, OpsFissionPage>,
  /**
   * Reads an activity with its participants, claims and purchases, and the rules of platforms that it may break.
   * @throws notFound 107002404: for an activity that is not there
   */
  get: 'GET /ops/fissions/{activityId}/v1 may=coupons.read' as Call<OpsFissionId, OpsFissionDetail>,
  /**
   * Shows an activity as shoppers will see it, published or not.
   * @throws notFound 107002404: for an activity that is not there
   */
  preview: 'GET /ops/fissions/{activityId}/preview/v1 may=coupons.read' as Call<OpsFissionId, FissionPreview>,
  /**
   * Publishes an activity to shoppers.
   * @throws notFound 107002404: for an activity that is not there
   * @throws wrongState 107002414: for one that is published, or over
   * @throws stale 107003409: when it was changed since it was read
   */
  start: 'POST /ops/fissions/{activityId}/start/v1 may=coupons.write' as Call<OpsFissionAsRead, OpsFissionDetail>,
  /**
   * Ends an activity now: nobody can help any more; reached rewards can still be claimed.
   * @throws notFound 107002404: for an activity that is not there
   * @throws wrongState 107002414: for one that is not published, or over
   * @throws stale 107003409: when it was changed since it was read
   */
  stop: 'POST /ops/fissions/{activityId}/stop/v1 may=coupons.write' as Call<OpsFissionAsRead, OpsFissionDetail>,
  /**
   * Copies an activity to another time; shoppers do not see the copy yet.
   * @throws notFound 107002404: for an activity that is not there
   * @throws badInput 107002400: for one that ends before it begins
   * @throws conflict 107002409: when there is one of the new id
   * @throws stale 107003409: when it was changed since it was read
   */
  copy: 'POST /ops/fissions/{activityId}/copy/v1 may=coupons.write' as Call<CopyFission, OpsFissionDetail>,
}

export type * from './fissions.types'
