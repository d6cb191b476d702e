import type { Expected, PageOf } from './shared.types'
import type { OpenedAddress, Price } from './values.types'

/** Which products are meant. */
export interface ListOpsProducts extends PageOf {
  /** Products with a sku on sale, or off sale. */
  shelf?: 'on' | 'off'
  /** Only archived products; only others when absent. */
  archived?: boolean
  /**
   * A part of a name, or a whole number, of a product or a sku.
   * @maxLength 100
   */
  search?: string
}

/** A sku as its shop counts it. */
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
  /** Version of its price, floor price, stock and shelf, as changed by staff; sales do not count. */
  version: number
}

/** A product with its skus. */
export interface OpsProduct {
  spuNo: string
  name: string
  /** Name of its category. */
  category: string
  categoryCode: string
  /** Pieces sold in all. */
  sold: number
  /** When it was archived, epoch ms; absent if it is not. */
  archivedAt?: number
  skus: OpsSku[]
  /** How often it was archived or restored. */
  version: number
}

/** Products of a page, in the order of the shop's pages. */
export interface OpsProductPage {
  products: OpsProduct[]
  /** Names the next page; empty on the last. */
  after: string
}

/** One sku by its number. */
export interface OpsSkuNo {
  /**
   * @maxLength 100
   * @examples ["100101"]
   */
  skuNo: string
}

/** A new price. */
export interface SetPrice extends OpsSkuNo, Expected {
  price: Price
}

/** A new floor price; absent: removes the limit. */
export interface SetFloorPrice extends OpsSkuNo, Expected {
  /** Fen: at most the price of the sku, and its price in promotions. */
  floorPrice?: Price
}

/** A new stock: `stock` sets the number, `change` adds to it or takes from it. Exactly one of both. */
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

/** Whether a sku can be bought. */
export interface SetShelf extends OpsSkuNo, Expected {
  onShelf: boolean
}

/** Whether a product is archived. */
export interface SetArchived extends OpsSpuNo, Expected {
  archived: boolean
}

/** A sku that was changed, and what it was before. */
export interface ChangedSku {
  sku: OpsSku
  before: OpsSku
}

/** One product by its number. */
export interface OpsSpuNo {
  /**
   * @maxLength 100
   * @examples ["1001"]
   */
  spuNo: string
}

/** The guide of a product: how shoppers use it. */
export interface ProductGuide {
  /**
   * @minLength 1
   * @maxLength 60
   * @examples ["智能台灯使用指南"]
   */
  title: string
  /** Where it is read. */
  url: OpenedAddress
}

/** The guide to a product; absent where there is none. */
export interface OpsGuide {
  spuNo: string
  guide?: ProductGuide
  /** How often it was changed. */
  version: number
}

/** A new guide of a product; absent: removes the guide. */
export interface SetGuide extends OpsSpuNo, Expected {
  guide?: ProductGuide
}

/** The guide as it is now. */
export interface ChangedGuide extends OpsGuide {
  changed: boolean
}
