// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture, SkuAttribute } from '@hearth/sdk/core'

export interface OrderItem {
  attributes: JSONColumnType<SkuAttribute[]>
  /**
   * Whether it is delivered as codes.
   */
  by_code: Generated<boolean>
  gift: Generated<boolean>
  /**
   * Position of the item with which the gift came.
   */
  gift_of: number | null
  /**
   * Fen: the selling price of a piece of a gift; null for bought items, and for orders from before it was stored.
   */
  gift_worth: number | null
  /**
   * Fen of goodwill refunds for its pieces whose own price was not refunded.
   */
  goodwill: Generated<number>
  id: string
  /**
   * Fen that refunds of other items kept because this item stays with the shopper.
   */
  kept_back: Generated<number>
  name: string
  order_id: string
  paid_amount: number
  picture: JSONColumnType<Picture>
  position: number
  price: number
  promotion_id: string | null
  /**
   * Pieces that were returned to the stock of its promotion.
   */
  promotion_restocked: Generated<number>
  quantity: number
  /**
   * Pieces whose price was refunded.
   */
  refunded: Generated<number>
  /**
   * Pieces of `refunded` that were refunded before they were sent.
   */
  refunded_unsent: Generated<number>
  /**
   * Pieces that were sent in exchange for others.
   */
  replaced: Generated<number>
  /**
   * Pieces that were returned to the stock.
   */
  restocked: Generated<number>
  /**
   * Pieces in parcels, except parcels that came back.
   */
  sent: Generated<number>
  sku_no: string
  spu_no: string
}
