// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture, SaleAttribute, SpecificationGroup } from '@hearth/sdk/core'

export interface Spu {
  /**
   * When its owner put it away, epoch ms; null where it is not.
   */
  archived_at: number | null
  /**
   * Those of its skus that were on the shelf then.
   */
  archived_skus: JSONColumnType<string[]> | null
  brand_name: string
  category_code: string
  created_at: number
  default_sku_no: string
  detail_pictures: JSONColumnType<Picture[]>
  /**
   * A table of the setting `freight`; null for its default one.
   */
  freight_table: string | null
  highlights: JSONColumnType<string[]>
  merchant_id: string
  name: string
  pictures: JSONColumnType<Picture[]>
  position: number
  sale_attributes: JSONColumnType<SaleAttribute[]>
  selling_point: string
  services: JSONColumnType<string[]>
  /**
   * Pieces sold before this database began to count.
   */
  sold_before: Generated<number>
  specifications: JSONColumnType<SpecificationGroup[]>
  spu_no: string
  /**
   * How often it was put away or brought back.
   */
  version: Generated<number>
}
