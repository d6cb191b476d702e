// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { FreeTrialStatus, SkuSaleStatus, SkuStatus } from '@hearth/domain'
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture, SkuAttribute } from '@hearth/sdk/core'

/** `stock + sold` changes only when the operator takes goods in or out. */
export interface Sku {
  attributes: JSONColumnType<SkuAttribute[]>
  /**
   * Whether it is delivered as codes.
   */
  by_code: Generated<boolean>
  /**
   * Fen that neither promotions nor coupons take a piece below; null means any price.
   */
  floor_price: number | null
  /**
   * Not read any more: whether a sku can be tried follows from the trials that run.
   */
  free_promotion_status: FreeTrialStatus | null
  /**
   * Weight of a piece with its packing; null if unknown.
   */
  grams: number | null
  limit_quantity: Generated<number>
  /**
   * Fen: the lowest at which anybody could have it in the days before its present price began; null where it was not
   * sold before.
   */
  lowest_price: number | null
  /**
   * Until when that is shown of an ordinary price; null while a promotion sets it.
   */
  lowest_until: number | null
  market_price: number | null
  picture: JSONColumnType<Picture>
  position: number
  price: number
  /**
   * What its price came from when it was last kept: its ordinary price and running promotions.
   */
  price_facts: string | null
  sku_name: string
  sku_no: string
  sku_sale_status: Generated<SkuSaleStatus>
  sku_status: Generated<SkuStatus>
  sold: Generated<number>
  spu_no: string
  stock: number
  /**
   * How often its price, stock or shelf was changed for the shop; sales do not count.
   */
  version: Generated<number>
}
