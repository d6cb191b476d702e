import type { FreeTrialStatus, SkuSaleStatus, SkuStatus } from '@hearth/domain'
import type { Picture, SaleAttribute, SkuAttribute, SpecificationGroup } from '@hearth/sdk/core'
import type { Generated } from 'kysely'
import type { StoredBlock } from '#database/tables/stored-block'
import type { Json } from '#database/tables/json-column'

export interface MerchantTable {
  id: string
  name: string
  company_name: string
  telephone: string
}

export interface CategoryTable {
  code: string
  name: string
  subtitle: Generated<string>
  picture: Json<Picture>
  position: number
}

/** Pictures the shop serves: drawn by name, or from `file`. */
export interface PictureTable {
  name: string
  hash: string
  alt: string
  width: number
  height: number
  file: Buffer | null
}

export interface SpuTable {
  spu_no: string
  name: string
  selling_point: string
  brand_name: string
  category_code: string
  merchant_id: string
  pictures: Json<Picture[]>
  detail_pictures: Json<Picture[]>
  highlights: Json<string[]>
  specifications: Json<SpecificationGroup[]>
  sale_attributes: Json<SaleAttribute[]>
  services: Json<string[]>
  default_sku_no: string
  /** Pieces sold before this database began to count. */
  sold_before: Generated<number>
  position: number
  created_at: number
}

/** What each product has sold, with what it is sorted and found by; see the migration that made it. */
export interface SpuSoldTable {
  spu_no: string
  category_code: string
  position: number
  /** As the product's own. */
  sold_before: number
  /** Pieces sold in all: `sold_before`, and what its skus have sold since. */
  sold: number
}

/** `stock + sold` changes only when the operator takes goods in or out. */
export interface SkuTable {
  sku_no: string
  spu_no: string
  sku_name: string
  attributes: Json<SkuAttribute[]>
  picture: Json<Picture>
  price: number
  market_price: number | null
  sku_status: Generated<SkuStatus>
  sku_sale_status: Generated<SkuSaleStatus>
  stock: number
  sold: Generated<number>
  limit_quantity: Generated<number>
  free_promotion_status: FreeTrialStatus | null
  position: number
  /** How often its price, stock or shelf was changed for the shop; sales do not count. */
  version: Generated<number>
}

export interface ContentPageTable {
  url_mapping: string
  title: string
  description: string
  blocks: Json<StoredBlock[]>
}
