// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { PromoterKind, RebateStatus } from '@hearth/domain'

/** What an item of an order earns its promoter; see the domain’s `REBATE_STEPS`. */
export interface RebateLine {
  channel_code: string
  /**
   * Fen: all that it earned, before anything was taken back.
   */
  earned: number
  /**
   * When its sale was certain.
   */
  earned_at: number
  /**
   * The item of the order: it earns once.
   */
  item_id: string
  kind: PromoterKind
  /**
   * The offer whose rate it is.
   */
  offer_id: string
  order_id: string
  /**
   * Fen paid in money for the item, which it earns on.
   */
  paid_amount: number
  /**
   * Basis points.
   */
  rate: number
  /**
   * When the rest of it became withdrawable; null before.
   */
  settled_at: number | null
  /**
   * Who earns.
   */
  shopper_id: string
  status: RebateStatus
  /**
   * Fen of `earned` that refunds took back.
   */
  taken_back: Generated<number>
  /**
   * How often it has changed.
   */
  version: Generated<number>
}
