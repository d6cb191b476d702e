// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { PromoterKind, RebateStatus } from '@hearth/domain'

/** What an item of an order earns its promoter; see the domain’s `REBATE_STEPS`. */
export interface RebateLine {
  channel_code: string
  /**
   * Fen: everything that it earned, before anything was taken back.
   */
  earned: number
  /**
   * When its sale became certain.
   */
  earned_at: number
  /**
   * The item of the order; an item earns once.
   */
  item_id: string
  kind: PromoterKind
  /**
   * The offer whose rate applies.
   */
  offer_id: string
  order_id: string
  /**
   * Fen paid in money for the item, on which it earns.
   */
  paid_amount: number
  /**
   * Rate, basis points.
   */
  rate: number
  /**
   * When the rest of its earnings became withdrawable; null before.
   */
  settled_at: number | null
  /**
   * The promoter who earns.
   */
  shopper_id: string
  status: RebateStatus
  /**
   * Fen of `earned` that refunds took back.
   */
  taken_back: Generated<number>
  /**
   * Number of its changes.
   */
  version: Generated<number>
}
