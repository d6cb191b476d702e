import type { Call } from '@hearth/sdk/core'
import type {
  EndedPromotion,
  ListOpsPromotions,
  OpsPromotion,
  OpsPromotionId,
  OpsPromotionPage,
} from './promotions.types'

/** Promotions, which are set up with the shop's file: `shop.import` writes them. */
export const promotions = {
  /** Lists promotions, those that end last first. */
  list: 'GET /ops/promotions/v1 may=products.read' as Call<ListOpsPromotions, OpsPromotionPage>,
  /**
   * Reads a promotion with its skus.
   * @throws notFound 107002404: for a promotion that is not there
   */
  get: 'GET /ops/promotions/{promotionId}/v1 may=products.read' as Call<OpsPromotionId, OpsPromotion>,
  /**
   * Ends a promotion now. One that has not begun never runs. What was ordered keeps its price.
   * @throws notFound 107002404: for a promotion that is not there
   * @throws wrongState 107002414: for one that is over, and for one whose orders count on its end, such as a pre-sale
   */
  end: 'POST /ops/promotions/{promotionId}/end/v1 may=products.price' as Call<OpsPromotionId, EndedPromotion>,
}

export type * from './promotions.types'
