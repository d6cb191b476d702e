// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** A line of a cart. It has exactly one owner: a shopper or a visitor. */
export interface CartLine {
  checked: Generated<boolean>
  /**
   * The redemption code that sets its price.
   */
  code_id: string | null
  /**
   * The owner of a line with a redemption code. A shopper can have another line of the same sku without a code.
   */
  code_shopper_id: string | null
  created_at: number
  id: string
  /**
   * The lowest price of a piece seen for a shopper with price reminders; null before the first check.
   */
  known_price: number | null
  quantity: number
  shopper_id: string | null
  sku_no: string
  visitor_id: string | null
}
