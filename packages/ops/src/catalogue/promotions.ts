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
 * file can create them too, under the same rules.
 */
export const promotions = {
  /** Lists promotions with the possible next steps of each, the latest end first. */
  list: 'GET /ops/promotions/v1 may=products.read' as Call<ListOpsPromotions, OpsPromotionPage>,
  /**
   * Reads a promotion with its skus and the settings of its owner.
   * @throws notFound 107002404: for a promotion that is not there
   */
  get: 'GET /ops/promotions/{promotionId}/v1 may=products.read' as Call<OpsPromotionId, OpsPromotion>,
  /**
   * Shows a promotion as shoppers will see it, with hints for its owner.
   * @throws notFound 107002404: for a promotion that is not there
   */
  preview: 'GET /ops/promotions/{promotionId}/preview/v1 may=products.read' as Call<OpsPromotionId, PromotionPreview>,
  /**
   * Adds a promotion with the fields and the checks of a shop file.
   * @throws conflict 107002409: when there is one of that id
   * @throws badInput 107002400: when its fields contradict each other; `field` says where
   * @throws notFound 107002404: for a sku that is not there; `field` says where
   */
  add: 'POST /ops/promotions/v1 may=products.price' as Call<AddPromotion, OpsPromotion>,
  /**
   * Changes a promotion with the fields and the checks of a shop file. The shop keeps what it has promised to shoppers
   * who take part.
   * @throws notFound 107002404: for a promotion or a sku that is not there
   * @throws badInput 107002400: when its fields contradict each other, or it changes what was promised; `field` says
   *   where
   * @throws stale 107003409: when it was changed since it was read
   */
  change: 'PUT /ops/promotions/{promotionId}/v1 may=products.price' as Call<ChangePromotion, OpsPromotion>,
  /**
   * Begins a future promotion now. Shoppers see it at once.
   * @throws notFound 107002404: for a promotion that is not there
   * @throws wrongState 107002414: for one that has begun, or is over
   * @throws badInput 107002400: when its other times contradict the new begin time; `field` names the time
   * @throws stale 107003409: when it was changed since it was read
   */
  start: 'POST /ops/promotions/{promotionId}/start/v1 may=products.price' as Call<OpsPromotionAsRead, OpsPromotion>,
  /**
   * Ends a promotion now. A promotion that has not begun never runs. Placed orders keep their price. If shoppers are in
   * a group or a bargain, or have reserved, nobody else can take part any more, and the promotion ends at the time that
   * was promised to these shoppers.
   * @throws notFound 107002404: for a promotion that is not there
   * @throws wrongState 107002414: for one that is over, and for one whose orders depend on its end, such as a pre-sale
   * @throws stale 107003409: when it was changed since it was read
   */
  end: 'POST /ops/promotions/{promotionId}/end/v1 may=products.price' as Call<OpsPromotionAsRead, OpsPromotion>,
  /**
   * Copies a promotion to another time, with its total stock, but without its orders, groups, bargains and
   * reservations.
   * @throws notFound 107002404: for a promotion that is not there
   * @throws conflict 107002409: when there is one of the new id
   * @throws badInput 107002400: when the times of the copy are not in the right order; `field` names the time
   * @throws stale 107003409: when it was changed since it was read
   */
  copy: 'POST /ops/promotions/{promotionId}/copy/v1 may=products.price' as Call<CopyPromotion, OpsPromotion>,
}

export type * from './promotions.types'
