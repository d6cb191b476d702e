import type { Expected, PageOf } from './shared.types'
import type { OpenedAddress, Price } from './values.types'

/** Selects the products to list. */
export interface ListOpsProducts extends PageOf {
  /** `on`: only products with a sku on the shelf; `off`: only products with a sku off the shelf. */
  shelf?: 'on' | 'off'
  /** True: only archived products; false or absent: only products that are not archived. */
  archived?: boolean
  /**
   * A part of the name, or the whole number, of a product or a sku.
   * @maxLength 100
   */
  search?: string
}

/** A sku with its price and stock. */
export interface OpsSku {
  /**
   * @examples ["100101"]
   */
  skuNo: string
  name: string
  /** Fen. */
  price: number
  /** Fen: lowest price of a piece after promotions and coupons; no limit when absent. */
  floorPrice?: number
  /** Pieces that can be sold. */
  stock: number
  sold: number
  onShelf: boolean
  /** Version of price, floor price, stock and shelf. It counts changes by staff, not sales. */
  version: number
}

/** A product with its skus. */
export interface OpsProduct {
  spuNo: string
  name: string
  /** Name of the category. */
  category: string
  categoryCode: string
  /** Pieces of all skus that were sold. */
  sold: number
  /** Epoch ms: when the product was archived; absent if it is not archived. */
  archivedAt?: number
  skus: OpsSku[]
  /** Version of the product; it counts how often the product was archived or restored. */
  version: number
}

/** A page of products, in the order of the shop's pages. */
export interface OpsProductPage {
  products: OpsProduct[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** Identifies a sku by its number. */
export interface OpsSkuNo {
  /**
   * @maxLength 100
   * @examples ["100101"]
   */
  skuNo: string
}

/** Sets the price of a sku. */
export interface SetPrice extends OpsSkuNo, Expected {
  price: Price
}

/** Sets the floor price of a sku; when `floorPrice` is absent, removes it. */
export interface SetFloorPrice extends OpsSkuNo, Expected {
  /** Fen: at most the price of the sku, and at most its price in promotions. */
  floorPrice?: Price
}

/**
 * Sets the stock of a sku: `stock` is the new number, `change` is added to the present one. Exactly one of them is
 * given.
 */
export interface SetStock extends OpsSkuNo, Expected {
  /**
   * @asType integer
   * @minimum 0
   * @maximum 2147483647
   */
  stock?: number
  /**
   * @asType integer
   * @minimum -2147483647
   * @maximum 2147483647
   */
  change?: number
}

/** Sets whether a sku can be bought. */
export interface SetShelf extends OpsSkuNo, Expected {
  onShelf: boolean
}

/** Sets whether a product is archived. */
export interface SetArchived extends OpsSpuNo, Expected {
  archived: boolean
}

/** A sku before and after a change. */
export interface ChangedSku {
  sku: OpsSku
  before: OpsSku
}

/** Identifies a product by its number. */
export interface OpsSpuNo {
  /**
   * @maxLength 100
   * @examples ["1001"]
   */
  spuNo: string
}

/** The guide of a product, which shows shoppers how to use it. */
export interface ProductGuide {
  /**
   * @minLength 1
   * @maxLength 60
   * @examples ["智能台灯使用指南"]
   */
  title: string
  /** Address of the guide. */
  url: OpenedAddress
}

/** The guide of a product; absent if it has none. */
export interface OpsGuide {
  spuNo: string
  guide?: ProductGuide
  /** Version of the guide. */
  version: number
}

/** Sets the guide of a product; when `guide` is absent, removes it. */
export interface SetGuide extends OpsSpuNo, Expected {
  guide?: ProductGuide
}

/** The guide of a product after a change. */
export interface ChangedGuide extends OpsGuide {
  changed: boolean
}
