// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { FreeTrialStatus, SkuSaleStatus, SkuStatus } from '@hearth/domain'
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture, SkuAttribute } from '@hearth/sdk/core'

/** A sku. `stock + sold` changes only when staff take goods in or out. */
export interface Sku {
  attributes: JSONColumnType<SkuAttribute[]>
  /**
   * Whether it is delivered as codes.
   */
  by_code: Generated<boolean>
  /**
   * Fen below which neither promotions nor coupons reduce a piece; null means any price.
   */
  floor_price: number | null
  /**
   * No longer read: whether a sku can be tried follows from the running trials.
   */
  free_promotion_status: FreeTrialStatus | null
  /**
   * Weight of a piece with its packing; null if unknown.
   */
  grams: number | null
  limit_quantity: Generated<number>
  /**
   * Fen: the lowest price for everybody in the days before its current price began; null if it was not sold then.
   */
  lowest_price: number | null
  /**
   * Until when `lowest_price` is shown beside an ordinary price; null while a promotion sets the price.
   */
  lowest_until: number | null
  market_price: number | null
  picture: JSONColumnType<Picture>
  position: number
  price: number
  /**
   * What its price followed from when the price was last noted: its ordinary price and running promotions.
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
   * Number of changes of its price, stock or shelf by staff; sales do not count.
   */
  version: Generated<number>
}
