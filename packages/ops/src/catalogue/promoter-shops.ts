import type { Call } from '@hearth/sdk/core'
import type {
  ClosePromoterShop,
  ListOpsPromoterShops,
  OpsPromoterShop,
  OpsPromoterShopAsRead,
  OpsPromoterShopId,
  OpsPromoterShopPage,
} from './promoters.types'
import type { Changed } from './shared.types'

/** Shops of promoters and of partners: opening and closing them. */
export const promoterShops = {
  /**
   * Lists shops of promoters and partner shops with counts of their visitors, the newest first. Telephones are partly
   * masked.
   */
  list: 'GET /ops/promoter-shops/v1 may=promoters.read' as Call<ListOpsPromoterShops, OpsPromoterShopPage>,
  /**
   * Reads a shop with the possible next steps.
   * @throws notFound 107002404: for a shop that is not there
   */
  get: 'GET /ops/promoter-shops/{shopId}/v1 may=promoters.read' as Call<OpsPromoterShopId, OpsPromoterShop>,
  /**
   * Opens a partner shop that waits for staff, or a closed shop. The shop's owner is told.
   * @throws notFound 107002404: for a shop that is not there
   * @throws wrongState 107002414: when it is open
   * @throws stale 107003409: when it has changed since it was read
   */
  open: 'POST /ops/promoter-shops/{shopId}/open/v1 may=promoters.judge' as Call<OpsPromoterShopAsRead, Changed>,
  /**
   * Closes a shop. Its owner reads the reason, and the shop earns nothing from then on.
   * @throws notFound 107002404: for a shop that is not there
   * @throws wrongState 107002414: when it is closed
   * @throws stale 107003409: when it has changed since it was read
   */
  close: 'POST /ops/promoter-shops/{shopId}/close/v1 may=promoters.judge' as Call<ClosePromoterShop, Changed>,
}
