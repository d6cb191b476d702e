import type { Call } from '@hearth/sdk/core'
import type {
  ChangedGuide,
  ChangedSku,
  ListOpsProducts,
  OpsGuide,
  OpsProduct,
  OpsProductPage,
  OpsSku,
  OpsSkuNo,
  OpsSpuNo,
  SetArchived,
  SetFloorPrice,
  SetGuide,
  SetPrice,
  SetShelf,
  SetStock,
} from './products.types'

/** Products and their skus: prices, stock, and whether they are sold. */
export const products = {
  /** Lists products with their skus, in the order of the shop's pages. */
  list: 'GET /ops/products/v1 may=products.read' as Call<ListOpsProducts, OpsProductPage>,
  /**
   * Reads one product with its skus.
   * @throws notFound 107002404: for a product that is not there
   */
  get: 'GET /ops/products/{spuNo}/v1 may=products.read' as Call<OpsSpuNo, OpsProduct>,
  /**
   * Archives a product, or restores it unchanged. Shoppers neither find nor buy an archived product; orders and
   * after-sale requests still refer to it, and its number stays taken.
   * @throws notFound 107002404: for a product that is not there
   * @throws stale 107003409: when it was archived or restored since it was read
   */
  setArchived: 'PUT /ops/products/{spuNo}/archived/v1 may=products.shelf' as Call<SetArchived, OpsProduct>,
  /**
   * Reads one sku.
   * @throws notFound 107002404: for a sku that is not there
   */
  sku: 'GET /ops/skus/{skuNo}/v1 may=products.read' as Call<OpsSkuNo, OpsSku>,
  /**
   * Sets the ordinary price of a sku, which applies without promotions. Shoppers see the new price at once.
   * @throws notFound 107002404: for a sku that is not there
   * @throws badInput 107002400: for a price below the floor price
   * @throws stale 107003409: when it was changed since it was read
   */
  setPrice: 'PUT /ops/skus/{skuNo}/price/v1 may=products.price' as Call<SetPrice, ChangedSku>,
  /**
   * Sets the floor price of a sku. Promotions and coupons do not sell a piece below it.
   * @throws notFound 107002404: for a sku that is not there
   * @throws badInput 107002400: when the floor price is above the price of the sku, or above its price in a promotion
   *   that is not over
   * @throws stale 107003409: when it was changed since it was read
   */
  setFloorPrice: 'PUT /ops/skus/{skuNo}/floor-price/v1 may=products.price' as Call<SetFloorPrice, ChangedSku>,
  /**
   * Sets the stock of a sku, or changes it by a number.
   * @throws notFound 107002404: for a sku that is not there
   * @throws badInput 107002400: for a `change` that would make the stock negative or too large
   * @throws stale 107003409: when it was changed since it was read; sales do not count as changes
   */
  setStock: 'PUT /ops/skus/{skuNo}/stock/v1 may=products.stock' as Call<SetStock, ChangedSku>,
  /**
   * Puts a sku on the shelf, or takes it off the shelf, whatever its stock.
   * @throws notFound 107002404: for a sku that is not there
   * @throws wrongState 107002414: for a sku of an archived product
   * @throws stale 107003409: when it was changed since it was read
   */
  setShelf: 'PUT /ops/skus/{skuNo}/shelf/v1 may=products.shelf' as Call<SetShelf, ChangedSku>,
  /**
   * Reads the guide of a product.
   * @throws notFound 107002404: for a product that is not there
   */
  guide: 'GET /ops/products/{spuNo}/guide/v1 may=products.read' as Call<OpsSpuNo, OpsGuide>,
  /**
   * Sets or removes the guide of a product. Shoppers find the guide on paid orders of the product.
   * @throws notFound 107002404: for a product that is not there
   * @throws badInput 107002400: for a title without an address, or an address without a title
   * @throws stale 107003409: when it was changed since it was read
   */
  setGuide: 'PUT /ops/products/{spuNo}/guide/v1 may=products.guide' as Call<SetGuide, ChangedGuide>,
}

export type * from './products.types'
