// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** A shopper’s bargain in a run of a campaign; see the domain’s `BARGAIN_STEPS`. */
export interface Bargain {
  /**
   * When the run of its campaign began.
   */
  campaign_begin: number
  created_at: number
  /**
   * Until when friends can help and the shopper can buy; it never changes.
   */
  end_time: number
  /**
   * Price of a piece after all help, by the campaign’s terms at the start.
   */
  floor_price: number
  /**
   * Number of friends who have helped.
   */
  helped: Generated<number>
  /**
   * Number of friends who can help, by the campaign’s terms at the start.
   */
  helpers: number
  id: string
  /**
   * The order that buys it; null without an order, and after the order expired unpaid.
   */
  order_id: string | null
  /**
   * Price of a piece at the start.
   */
  price: number
  promotion_id: string
  shopper_id: string
  sku_no: string
  spu_no: string
}
