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
   * The position of the item that a gift came with.
   */
  gift_of: number | null
  /**
   * Fen: the selling price of a gift’s piece; null for purchased lines, and in orders from before it was stored.
   */
  gift_worth: number | null
  /**
   * Fen of goodwill that went back of its pieces whose own money has not.
   */
  goodwill: Generated<number>
  id: string
  /**
   * Fen that refunds of other items kept because this one stays.
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
   * Pieces back in the stock of its promotion.
   */
  promotion_restocked: Generated<number>
  quantity: number
  /**
   * Pieces whose money went back.
   */
  refunded: Generated<number>
  /**
   * Pieces of `refunded` whose money went back before they were sent.
   */
  refunded_unsent: Generated<number>
  /**
   * Pieces sent in exchange for others.
   */
  replaced: Generated<number>
  /**
   * Pieces back on the shelf.
   */
  restocked: Generated<number>
  /**
   * Pieces in parcels; those of a parcel that came back do not count.
   */
  sent: Generated<number>
  sku_no: string
  spu_no: string
}
