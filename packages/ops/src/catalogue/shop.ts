import type { Call, Empty } from '@hearth/sdk/core'
import type { OpsFreightRules, SetFreightRules } from './freight.types'
import type {
  ChangeShop,
  ImportedShop,
  ImportShopFile,
  OpsDeliveryRules,
  OpsOrderRules,
  OpsShop,
  PreviewShopFile,
  SetDeliveryRules,
  SetOrderRules,
  ShopFilePreview,
} from './shop.types'

/** The shop itself: its name, texts and settings, and importing products, promotions, coupons and pages. */
export const shop = {
  /** Reads the name, texts and legal papers of the shop. */
  read: 'GET /ops/shop/v1 may=shop.read' as Call<Empty, OpsShop>,
  /**
   * Changes the texts of the shop. The logo, the licence and the registrations can be changed by an import.
   * @throws stale 107003409: when a file was imported, or the shop was changed, since it was read
   */
  change: 'PUT /ops/shop/v1 may=shop.write' as Call<ChangeShop, OpsShop>,
  /**
   * Adds or changes everything that a shop file contains: all of it or nothing.
   * @throws badInput 107002400: for a faulty file; the message has a line for every fault, with its place in the file,
   *   and `field` is `file`
   * @throws stale 107003409: when another file was imported, or the shop was changed, since it was read
   */
  import: 'POST /ops/shop/import/v1 may=shop.import' as Call<ImportShopFile, ImportedShop>,
  /**
   * Returns what an import of a shop file would change, without changing anything.
   * @throws badInput 107002400: for a faulty file; the message has a line for every fault, with its place in the file,
   *   and `field` is `file`
   */
  previewImport: 'POST /ops/shop/import/preview/v1 reads may=shop.import' as Call<PreviewShopFile, ShopFilePreview>,
  /** Reads the settings of all orders. */
  orderRules: 'GET /ops/shop/orders/v1 may=shop.read' as Call<Empty, OpsOrderRules>,
  /**
   * Sets the settings of all orders, from now on.
   * @throws stale 107003409: when they were changed since they were read
   */
  setOrderRules: 'PUT /ops/shop/orders/v1 may=shop.write' as Call<SetOrderRules, OpsOrderRules>,
  /** Reads the areas that the shop delivers to, with the delivery times. */
  deliveryRules: 'GET /ops/shop/delivery/v1 may=shop.read' as Call<Empty, OpsDeliveryRules>,
  /**
   * Replaces the delivery rules of the shop, from now on. Placed orders keep their destination.
   * @throws badInput 107002400: for an unknown area, or one that is named twice; `field` is `areas`
   * @throws stale 107003409: when they were changed since they were read
   */
  setDeliveryRules: 'PUT /ops/shop/delivery/v1 may=shop.write' as Call<SetDeliveryRules, OpsDeliveryRules>,
  /** Reads all freight tables, and which of them applies to products without a table. */
  freightRules: 'GET /ops/shop/freight/v1 may=shop.read' as Call<Empty, OpsFreightRules>,
  /**
   * Replaces all freight tables from now on. Placed orders keep their freight.
   * @throws badInput 107002400: for a table that appears twice, is referred to but missing, or is omitted although
   *   products use it; for an area that is unknown or appears twice in a table; for a rate without its steps; `field`
   *   says where
   * @throws stale 107003409: when they were changed since they were read
   */
  setFreightRules: 'PUT /ops/shop/freight/v1 may=shop.write' as Call<SetFreightRules, OpsFreightRules>,
}

export type * from './freight.types'
export type * from './shop.types'
