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
   * Archives a product, or restores it as it was. Shoppers neither find nor buy an archived product; orders and
   * requests for service keep it, and its number stays taken.
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
   * Changes what a sku costs without a promotion, for everybody at once.
   * @throws notFound 107002404: for a sku that is not there
   * @throws badInput 107002400: below its floor price
   * @throws stale 107003409: when it was changed since it was read
   */
  setPrice: 'PUT /ops/skus/{skuNo}/price/v1 may=products.price' as Call<SetPrice, ChangedSku>,
  /**
   * Sets the floor price of a sku, below which neither promotions nor coupons sell a piece.
   * @throws notFound 107002404: for a sku that is not there
   * @throws badInput 107002400: when the sku, or a promotion of it that is not over, costs less
   * @throws stale 107003409: when it was changed since it was read
   */
  setFloorPrice: 'PUT /ops/skus/{skuNo}/floor-price/v1 may=products.price' as Call<SetFloorPrice, ChangedSku>,
  /**
   * Sets how many pieces of a sku are left, or adds to them.
   * @throws notFound 107002404: for a sku that is not there
   * @throws badInput 107002400: for `change` that would leave fewer than none, or more than can be counted
   * @throws stale 107003409: when it was changed since it was read; sales are no change
   */
  setStock: 'PUT /ops/skus/{skuNo}/stock/v1 may=products.stock' as Call<SetStock, ChangedSku>,
  /**
   * Puts a sku on the shelf, or takes it off whatever its stock.
   * @throws notFound 107002404: for a sku that is not there
   * @throws wrongState 107002414: for one of an archived product
   * @throws stale 107003409: when it was changed since it was read
   */
  setShelf: 'PUT /ops/skus/{skuNo}/shelf/v1 may=products.shelf' as Call<SetShelf, ChangedSku>,
  /**
   * Reads the guide to a product.
   * @throws notFound 107002404: for a product that is not there
   */
  guide: 'GET /ops/products/{spuNo}/guide/v1 may=products.read' as Call<OpsSpuNo, OpsGuide>,
  /**
   * Gives a product a guide, or takes it away: shoppers find it with their order once it is paid.
   * @throws notFound 107002404: for a product that is not there
   * @throws badInput 107002400: for a title without an address, or the other way round
   * @throws stale 107003409: when it was changed since it was read
   */
  setGuide: 'PUT /ops/products/{spuNo}/guide/v1 may=products.guide' as Call<SetGuide, ChangedGuide>,
}

export type * from './products.types'
