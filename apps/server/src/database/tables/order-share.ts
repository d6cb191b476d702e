// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { PromoterKind, SharedOrderFacts } from '@hearth/domain'

/** The share through which an order was placed, and what decides whether it earns. */
export interface OrderShare {
  /**
   * The shopper who placed the order.
   */
  buyer_id: string
  channel_code: string
  /**
   * Fen that it has added to the figures of the day on which it was paid.
   */
  counted_amount: Generated<number>
  /**
   * Whether it counts among the orders of that day: 1 or 0.
   */
  counted_orders: Generated<number>
  /**
   * Fen that it has added to the earnings of that day.
   */
  counted_rebate: Generated<number>
  /**
   * What decides whether the share earns on the order, at the time of the order; never changed.
   */
  facts: JSONColumnType<SharedOrderFacts>
  /**
   * The kind of promoter as which the share’s owner earns.
   */
  kind: PromoterKind
  order_id: string
  placed_at: number
  share_id: string
  /**
   * The promoter through whose share it was placed.
   */
  shopper_id: string
}
