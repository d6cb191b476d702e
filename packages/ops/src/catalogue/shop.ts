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
  /** Reads name, texts and papers of the shop. */
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
  /**
   * Tells what an import of a shop file would change, and writes nothing.
   * @throws badInput 107002400: with every fault of the file and its place, a line each; `field` is `file`
   */
  previewImport: 'POST /ops/shop/import/preview/v1 reads may=shop.import' as Call<PreviewShopFile, ShopFilePreview>,
  /** Reads the settings of all orders. */
  orderRules: 'GET /ops/shop/orders/v1 may=shop.read' as Call<Empty, OpsOrderRules>,
  /**
   * Sets what holds for all orders from now on.
   * @throws stale 107003409: when it was changed since it was read
   */
  setOrderRules: 'PUT /ops/shop/orders/v1 may=shop.write' as Call<SetOrderRules, OpsOrderRules>,
  /** Reads where the shop delivers to, and how long that takes, by area. */
  deliveryRules: 'GET /ops/shop/delivery/v1 may=shop.read' as Call<Empty, OpsDeliveryRules>,
  /**
   * Replaces the shop's rules of delivery from now on. Placed orders go where they were to go.
   * @throws badInput 107002400: for a code of no area, or one that is named twice; `field` is `areas`
   * @throws stale 107003409: when it was changed since it was read
   */
  setDeliveryRules: 'PUT /ops/shop/delivery/v1 may=shop.write' as Call<SetDeliveryRules, OpsDeliveryRules>,
  /** Reads all freight tables, and which of them applies to products that name none. */
  freightRules: 'GET /ops/shop/freight/v1 may=shop.read' as Call<Empty, OpsFreightRules>,
  /**
   * Replaces all freight tables from now on. Placed orders keep their freight.
   * @throws badInput 107002400: for a table that is there twice, is named but missing, or has products but is omitted,
   *   for an unknown area or one that a table names twice, and for a rate without its steps; `field` names it
   * @throws stale 107003409: when it was changed since it was read
   */
  setFreightRules: 'PUT /ops/shop/freight/v1 may=shop.write' as Call<SetFreightRules, OpsFreightRules>,
}

export type * from './freight.types'
export type * from './shop.types'
