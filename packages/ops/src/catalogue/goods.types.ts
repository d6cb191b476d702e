import type { ProductGuide } from './products.types'
import type { Line, Pieces, PlainId, Price, SomePieces, ThingName, Words } from './values.types'

/** The seller of products. */
export interface ShopFileMerchant {
  merchantId: ThingName
  name: ThingName
  companyName: ThingName
  telephone: ThingName
}

/** A category. Categories have the order of the shop's pages. */
export interface ShopFileCategory {
  code: ThingName
  name: ThingName
  subtitle?: Line
  /** Name of a picture. */
  picture: ThingName
}

/** A name and its value: an option of a sku, such as 颜色 = 月光白, or a line of specifications. */
export interface ShopFilePair {
  name: ThingName
  value: Words
}

/** Lines of specifications under a heading. */
export interface ShopFileSpecifications {
  name: ThingName
  items: ShopFilePair[]
}

/** A sku of a {@link ShopFileSpu}. */
export interface ShopFileSku {
  skuNo: ThingName
  skuName: ThingName
  attributes: ShopFilePair[]
  /** Name of a picture. */
  picture: ThingName
  price: Price
  /** Fen: lowest price of a piece after promotions and coupons, at most `price`; no limit when absent. */
  floorPrice?: Price
  /** The manufacturer's suggested price. */
  marketPrice?: Price
  /**
   * The lowest price at which the product was sold elsewhere in the seven days before it came into this shop. For a
   * known sku, the shop's own prices apply instead. If neither is known, no crossed-out price is shown.
   */
  soldAt?: Price
  /** Stock of a new sku; a known sku keeps its stock. */
  stock: Pieces
  limitQuantity?: SomePieces
  /**
   * Whether the sku can be bought; `false` takes it off the shelf, whatever its stock. When absent, a known sku stays
   * as it is, and a new one is on the shelf.
   */
  onShelf?: boolean
  /** Whether the sku is delivered as codes, which `hearth order-codes import` imports; `false` when absent. */
  byCode?: boolean
  /**
   * Weight of a piece with its packing, for freight by weight; 0 when absent.
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  grams?: number
}

/** A value of an option. `picture` names the picture of skus with this value. */
export interface ShopFileSaleValue {
  value: Words
  picture?: ThingName
}

/** An option that skus differ in, and its values in display order. */
export interface ShopFileSaleAttribute {
  name: ThingName
  /** @minItems 1 */
  values: ShopFileSaleValue[]
}

/** A product (spu) with its skus. */
export interface ShopFileSpu {
  spuNo: ThingName
  name: ThingName
  sellingPoint: Line
  brandName: ThingName
  categoryCode: ThingName
  merchantId: ThingName
  /**
   * Names of pictures.
   * @minItems 1
   */
  pictures: ThingName[]
  /** Names of pictures. */
  detailPictures: ThingName[]
  highlights: Words[]
  specifications: ShopFileSpecifications[]
  saleAttributes: ShopFileSaleAttribute[]
  services: Words[]
  defaultSkuNo: ThingName
  /** Pieces sold before this shop counted sales. */
  soldBefore?: Pieces
  /** The freight table of the product; the default table when absent. */
  freightTable?: PlainId
  /** The guide that shoppers find on paid orders of the product. When absent, a known product keeps its guide. */
  guide?: ProductGuide
  /** @minItems 1 */
  skus: ShopFileSku[]
}
