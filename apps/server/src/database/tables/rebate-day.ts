// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { PromoterKind } from '@hearth/domain'

/** Results of a promoter’s shares on a day in a channel: sums of `order_share`, kept as they change. */
export interface RebateDay {
  /**
   * Fen paid for the items of orders paid on that day, less refunds.
   */
  amount: number
  channel_code: string
  /**
   * Day of the shop’s calendar, such as 2026-11-29.
   */
  day: string
  /**
   * The kind of promoter as which the share’s owner earns.
   */
  kind: PromoterKind
  /**
   * Orders paid on that day, less those that were refunded completely.
   */
  orders: number
  /**
   * Fen of the rebates of those orders, less the part taken back.
   */
  rebate: number
  /**
   * The promoter who earns.
   */
  shopper_id: string
}
