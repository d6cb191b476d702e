// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { PromoterKind, SharedOrderFacts } from '@hearth/domain'

/** By whose share an order came, and what decides whether it earns. */
export interface OrderShare {
  /**
   * The shopper who placed the order.
   */
  buyer_id: string
  channel_code: string
  /**
   * Fen that it has added to the figures of the day it was paid on.
   */
  counted_amount: Generated<number>
  /**
   * Whether it counts among the orders of that day: 1 or 0.
   */
  counted_orders: Generated<number>
  /**
   * Fen that it has added to the day’s earnings.
   */
  counted_rebate: Generated<number>
  /**
   * What decides whether it earns, as it was when it was placed; never changed.
   */
  facts: JSONColumnType<SharedOrderFacts>
  /**
   * As what its owner earns.
   */
  kind: PromoterKind
  order_id: string
  placed_at: number
  share_id: string
  /**
   * Whose share it came by.
   */
  shopper_id: string
}
