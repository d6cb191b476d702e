import type { Call } from '@hearth/sdk/core'
import type {
  CopyPresent,
  ListPresents,
  OpsPresentAsRead,
  OpsPresentDetail,
  OpsPresentId,
  OpsPresentPage,
  PresentPreview,
} from './presents.types'

/** Activities that give coupons and points to shoppers, once to each (F07). Shop files create them. */
export const presents = {
  /** Lists activities in the order of their ids, or the newest first, with counts of taken presents. */
  list: 'GET /ops/presents/v1 may=coupons.read' as Call<ListPresents, OpsPresentPage>,
  /**
   * Reads an activity with its results: presents taken, coupons used, orders and their amounts, and hotels.
   * @throws notFound 107002404: for an activity that is not there
   */
  get: 'GET /ops/presents/{activityId}/v1 may=coupons.read' as Call<OpsPresentId, OpsPresentDetail>,
  /**
   * Shows an activity as shoppers will see it, published or not, and its highest possible cost.
   * @throws notFound 107002404: for an activity that is not there
   */
  preview: 'GET /ops/presents/{activityId}/preview/v1 may=coupons.read' as Call<OpsPresentId, PresentPreview>,
  /**
   * Publishes an activity: shoppers can take its present from the begin time on.
   * @throws notFound 107002404: for an activity that is not there
   * @throws wrongState 107002414: for one that is published, or over
   * @throws stale 107003409: when it was changed since it was read
   */
  start: 'POST /ops/presents/{activityId}/start/v1 may=coupons.write' as Call<OpsPresentAsRead, OpsPresentDetail>,
  /**
   * Ends an activity now: nobody can take its present any more; presents already taken stay.
   * @throws notFound 107002404: for an activity that is not there
   * @throws wrongState 107002414: for one that is not published, or over
   * @throws stale 107003409: when it was changed since it was read
   */
  stop: 'POST /ops/presents/{activityId}/stop/v1 may=coupons.write' as Call<OpsPresentAsRead, OpsPresentDetail>,
  /**
   * Copies an activity to another time, without its hotels; shoppers do not see the copy yet.
   * @throws notFound 107002404: for an activity that is not there
   * @throws badInput 107002400: for one that ends before it begins
   * @throws conflict 107002409: when there is one of the new id
   * @throws stale 107003409: when it was changed since it was read
   */
  copy: 'POST /ops/presents/{activityId}/copy/v1 may=coupons.write' as Call<CopyPresent, OpsPresentDetail>,
}

export type * from './presents.types'
