// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture, SaleAttribute, SpecificationGroup } from '@hearth/sdk/core'

export interface Spu {
  /**
   * When it was archived, epoch ms; null if it is not archived.
   */
  archived_at: number | null
  /**
   * Its skus that were on the shelf when it was archived.
   */
  archived_skus: JSONColumnType<string[]> | null
  brand_name: string
  category_code: string
  created_at: number
  default_sku_no: string
  detail_pictures: JSONColumnType<Picture[]>
  /**
   * A table of the setting `freight`; null means the default table.
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
   * Number of times it was archived or restored.
   */
  version: Generated<number>
}
