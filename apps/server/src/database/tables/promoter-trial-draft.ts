// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** A free trial that a promoter hands out, for its poster. */
export interface PromoterTrialDraft {
  created_at: number
  id: string
  promotion_id: string
  shop_id: string
  shopper_id: string
  sku_no: string
  /**
   * What the promoter says on the poster.
   */
  text: Generated<string>
}
