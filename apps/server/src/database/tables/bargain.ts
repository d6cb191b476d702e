// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** What a shopper bargains for in a run of a campaign; see the domain’s `BARGAIN_STEPS`. */
export interface Bargain {
  /**
   * When the run of its campaign began in which it was started.
   */
  campaign_begin: number
  created_at: number
  /**
   * Until when it can be helped with and bought; it never moves.
   */
  end_time: number
  /**
   * What a piece costs once everybody helped, as its campaign said when it was started.
   */
  floor_price: number
  /**
   * Friends who have helped.
   */
  helped: Generated<number>
  /**
   * Friends who can help, as its campaign said when it was started.
   */
  helpers: number
  id: string
  /**
   * The order that buys it; null while there is none, and once it lapsed unpaid.
   */
  order_id: string | null
  /**
   * What a piece cost when it was started.
   */
  price: number
  promotion_id: string
  shopper_id: string
  sku_no: string
  spu_no: string
}
