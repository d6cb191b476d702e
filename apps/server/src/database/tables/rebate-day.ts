// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { PromoterKind } from '@hearth/domain'

/** Results of a promoter’s shares on a day in a channel: sums of `order_share`, kept as they change. */
export interface RebateDay {
  /**
   * Fen paid for the items of orders paid on that day, less what went back.
   */
  amount: number
  channel_code: string
  /**
   * Of the shop’s calendar, as 2026-11-29.
   */
  day: string
  /**
   * As what its owner earns.
   */
  kind: PromoterKind
  /**
   * Orders paid on that day, less those whose money went back whole.
   */
  orders: number
  /**
   * Fen of those orders’ rebates, less the part taken back.
   */
  rebate: number
  /**
   * Who earns.
   */
  shopper_id: string
}
