// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { OrderAddress } from '@hearth/sdk/core'
import type { OrderKindName, OrderStatus, OrderWay, PaymentStatus, PricingBundle, UtmValues } from '@hearth/domain'
import type { StoredInvoice } from '#database/tables/stored-invoice'

export interface Orders {
  address: JSONColumnType<OrderAddress>
  /**
   * The sets and mark-up sales that made it cheaper, as they were when it was placed; null for none.
   */
  bundles: JSONColumnType<PricingBundle[]> | null
  /**
   * Who or what cancelled it: a code of the orders area, or of the order’s kind.
   */
  cancel_code: string | null
  /**
   * Reason in the words of whoever cancelled it.
   */
  cancel_reason: string | null
  cancelled_at: number | null
  coupon_amount: number
  created_at: number
  discount_amount: number
  /**
   * Fen for which points and coins were earned; null until they are earned.
   */
  earned_on: number | null
  freight_amount: number
  gold_amount: Generated<number>
  /**
   * Coins paid for the order that were returned.
   */
  gold_back: Generated<number>
  gold_pieces: Generated<number>
  /**
   * Fen of goodwill refunds for amounts of the whole order, such as freight.
   */
  goodwill: Generated<number>
  id: string
  integral: Generated<number>
  /**
   * Points paid for the order that were returned.
   */
  integral_back: Generated<number>
  invoice: JSONColumnType<StoredInvoice> | null
  /**
   * The way in which it was bought; the table of that kind has its terms.
   */
  kind: Generated<OrderKindName>
  order_way: OrderWay
  /**
   * The advertisement that led to it, as the shopper’s device stored it; null for none.
   */
  origin: JSONColumnType<UtmValues> | null
  paid_at: number | null
  /**
   * When the first of two payments was made; null before, and for orders with one payment.
   */
  part_paid_at: number | null
  /**
   * Whether some of it is shipped and the rest is not.
   */
  partly_sent: Generated<boolean>
  pay_amount: number
  pay_deadline: number
  payment_status: Generated<PaymentStatus>
  product_amount: number
  /**
   * Whether it is a purchase of products; a shopper without any such order is a newcomer.
   */
  purchase: Generated<boolean>
  received_at: number | null
  remark: Generated<string>
  /**
   * When the shopper last asked the shop to ship it.
   */
  reminded_at: number | null
  /**
   * When the shopper removed it from their list; null while it is listed.
   */
  removed_at: number | null
  /**
   * When it was reported to the advertiser.
   */
  reported_at: number | null
  shipped_at: number | null
  shopper_id: string
  star_amount: Generated<number>
  /**
   * Stars paid for the order that were returned.
   */
  star_back: Generated<number>
  star_pieces: Generated<number>
  status: OrderStatus
  /**
   * Number of its changes; its events have these versions.
   */
  version: Generated<number>
}
