import type { Call } from '@hearth/sdk/core'
import type {
  AddPromotion,
  ChangePromotion,
  CopyPromotion,
  ListOpsPromotions,
  OpsPromotion,
  OpsPromotionAsRead,
  OpsPromotionId,
  OpsPromotionPage,
  PromotionPreview,
} from './promotions.types'

/**
 * Promotions of every type: flash sales (101), groups (103), reservations (110), bargains (115) and the others. A shop
 * file can create them too; both ways use the same rules.
 */
export const promotions = {
  /** Lists promotions with the steps that are possible for each, those that end last first. */
  list: 'GET /ops/promotions/v1 may=products.read' as Call<ListOpsPromotions, OpsPromotionPage>,
  /**
   * Reads a promotion with its skus, and what its owner decided about it.
   * @throws notFound 107002404: for a promotion that is not there
   */
  get: 'GET /ops/promotions/{promotionId}/v1 may=products.read' as Call<OpsPromotionId, OpsPromotion>,
  /**
   * Shows a promotion as shoppers will see it, with what its owner should look at before it begins.
   * @throws notFound 107002404: for a promotion that is not there
   */
  preview: 'GET /ops/promotions/{promotionId}/preview/v1 may=products.read' as Call<OpsPromotionId, PromotionPreview>,
  /**
   * Adds a promotion as a shop file would, with the same fields and the same checks.
   * @throws conflict 107002409: when there is one of that name
   * @throws badInput 107002400: when it contradicts itself; `field` says where
   * @throws notFound 107002404: for a sku that is not there; `field` says where
   */
  add: 'POST /ops/promotions/v1 may=products.price' as Call<AddPromotion, OpsPromotion>,
  /**
   * Changes a promotion as a shop file would. Promises to participating shoppers stay as they are.
   * @throws notFound 107002404: for a promotion or a sku that is not there
   * @throws badInput 107002400: when it contradicts itself, or changes what was promised; `field` says where
   * @throws stale 107003409: when it was changed since it was read
   */
  change: 'PUT /ops/promotions/{promotionId}/v1 may=products.price' as Call<ChangePromotion, OpsPromotion>,
  /**
   * Begins a future promotion now. It is public at once.
   * @throws notFound 107002404: for a promotion that is not there
   * @throws wrongState 107002414: for one that has begun, or is over
   * @throws badInput 107002400: when its other times do not go with that; `field` says which
   * @throws stale 107003409: when it was changed since it was read
   */
  start: 'POST /ops/promotions/{promotionId}/start/v1 may=products.price' as Call<OpsPromotionAsRead, OpsPromotion>,
  /**
   * Ends a promotion now. One that has not begun never runs. Placed orders keep their price. If shoppers are in a
   * group, bargain or have reserved, only new participation stops, and it ends when these promises are fulfilled.
   * @throws notFound 107002404: for a promotion that is not there
   * @throws wrongState 107002414: for one that is over, and for one whose orders depend on its end, such as a pre-sale
   * @throws stale 107003409: when it was changed since it was read
   */
  end: 'POST /ops/promotions/{promotionId}/end/v1 may=products.price' as Call<OpsPromotionAsRead, OpsPromotion>,
  /**
   * Copies a promotion to another time, with its total stock, and none of its orders, groups, bargains or reservations.
   * @throws notFound 107002404: for a promotion that is not there
   * @throws conflict 107002409: when there is one of the new name
   * @throws badInput 107002400: when its times do not follow each other; `field` says which
   * @throws stale 107003409: when it was changed since it was read
   */
  copy: 'POST /ops/promotions/{promotionId}/copy/v1 may=products.price' as Call<CopyPromotion, OpsPromotion>,
}

export type * from './promotions.types'
