import type { Call, Empty } from '@hearth/sdk/core'
import type {
  ChangeShop,
  ImportedShop,
  ImportShopFile,
  OpsDeliveryRules,
  OpsOrderRules,
  OpsShop,
  SetDeliveryRules,
  SetOrderRules,
} from './shop.types'

/** The shop itself: what it says of itself, and importing products, promotions, coupons and pages. */
export const shop = {
  /** Reads who the shop is. */
  read: 'GET /ops/shop/v1 may=shop.read' as Call<Empty, OpsShop>,
  /**
   * Changes what the shop says of itself. Logo, licence and filings come with an import.
   * @throws stale 107003409: when another was imported, or the shop was changed, since it was read
   */
  change: 'PUT /ops/shop/v1 may=shop.write' as Call<ChangeShop, OpsShop>,
  /**
   * Adds or changes everything a shop file names: all of it or nothing.
   * @throws badInput 107002400: with every fault of the file and its place, a line each; `field` is `file`
   * @throws stale 107003409: when another was imported, or the shop was changed, since it was read
   */
  import: 'POST /ops/shop/import/v1 may=shop.import' as Call<ImportShopFile, ImportedShop>,
  /** Reads what holds for all orders. */
  orderRules: 'GET /ops/shop/orders/v1 may=shop.read' as Call<Empty, OpsOrderRules>,
  /**
   * Sets what holds for all orders from now on.
   * @throws stale 107003409: when it was changed since it was read
   */
  setOrderRules: 'PUT /ops/shop/orders/v1 may=shop.write' as Call<SetOrderRules, OpsOrderRules>,
  /** Reads where the shop delivers to, and how long that takes, by area. */
  deliveryRules: 'GET /ops/shop/delivery/v1 may=shop.read' as Call<Empty, OpsDeliveryRules>,
  /**
   * Sets where the shop delivers to from now on, all of it. Orders that are placed already go where they were to go.
   * @throws badInput 107002400: for a code of no area, or one that is named twice; `field` is `areas`
   * @throws stale 107003409: when it was changed since it was read
   */
  setDeliveryRules: 'PUT /ops/shop/delivery/v1 may=shop.write' as Call<SetDeliveryRules, OpsDeliveryRules>,
}

export type * from './shop.types'
