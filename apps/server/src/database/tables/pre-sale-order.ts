// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** The agreed terms of an order of a pre-sale. */
export interface PreSaleOrder {
  /**
   * From when the balance can be paid.
   */
  balance_begin: number
  /**
   * Until when the balance can be paid.
   */
  balance_end: number
  /**
   * When the shopper confirmed the balance: its amounts are fixed from then on.
   */
  balance_placed_at: number | null
  /**
   * Fen of the order’s `pay_amount` that are paid as the deposit.
   */
  deposit_amount: number
  /**
   * Whether the shop keeps the deposit of a shopper who does not pay the balance.
   */
  deposit_kept: boolean
  /**
   * Fen of the deposit that the shop kept when the order ended.
   */
  kept_amount: Generated<number>
  order_id: string
  /**
   * Telephone for messages about the balance; null for the shopper’s own.
   */
  told_telephone: string | null
}
