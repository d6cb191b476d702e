// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** The poster of a free trial that a promoter hands out. */
export interface PromoterTrialDraft {
  created_at: number
  id: string
  promotion_id: string
  shop_id: string
  shopper_id: string
  sku_no: string
  /**
   * The promoter’s words on the poster.
   */
  text: Generated<string>
}
