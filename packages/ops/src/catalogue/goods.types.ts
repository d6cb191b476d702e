import type { ProductGuide } from './products.types'
import type { Line, Pieces, PlainId, Price, SomePieces, ThingName, Words } from './values.types'

/** Who sells products. */
export interface ShopFileMerchant {
  merchantId: ThingName
  name: ThingName
  companyName: ThingName
  telephone: ThingName
}

/** A category, in the order of the shop's pages. */
export interface ShopFileCategory {
  code: ThingName
  name: ThingName
  subtitle?: Line
  /** Name of a picture. */
  picture: ThingName
}

/** An option of a sku, such as 颜色 = 月光白, or a line of specifications. */
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
  /** Fen: lowest price of a piece after promotions and coupons, at most its price; no limit when absent. */
  floorPrice?: Price
  /** The manufacturer's suggested price. */
  marketPrice?: Price
  /**
   * The lowest price at which it was sold elsewhere in the seven days before it came into this shop. A known sku uses
   * this shop's own prices; without either, no price is crossed out until they are known.
   */
  soldAt?: Price
  /** Stock of a new sku; a known sku keeps its stock. */
  stock: Pieces
  limitQuantity?: SomePieces
  /**
   * Whether it can be bought; `false` takes it off the shelf, whatever its stock. If absent, a known sku stays as it
   * is, and a new one is on the shelf.
   */
  onShelf?: boolean
  /** Whether it is delivered as codes, which `hearth order-codes import` takes in; no when absent. */
  byCode?: boolean
  /**
   * Weight of a piece with its packing, for freight by weight; 0 when absent.
   * @asType integer
   * @minimum 1
   * @maximum 1000000
   */
  grams?: number
}

/** A value of an attribute, with the name of the picture of skus that have it. */
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

/** A spu with its skus. */
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
  /** Pieces sold before this shop began to count. */
  soldBefore?: Pieces
  /** Which of the shop's freight tables it is sent by; the default one when absent. */
  freightTable?: PlainId
  /** What shoppers find with their paid orders of it; a known product keeps what it has where absent. */
  guide?: ProductGuide
  /** @minItems 1 */
  skus: ShopFileSku[]
}
