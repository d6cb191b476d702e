// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { FreeTrialStatus, TrialCharge, TrialReview } from '@hearth/domain'

export interface FreeTrial {
  /**
   * The latest request by which the product is sent back.
   */
  after_sale_id: string | null
  begin_time: number | null
  charge: TrialCharge
  /**
   * The amount that is due or was paid; null without one.
   */
  charge_amount: number | null
  days: number
  /**
   * Since when an amount is due; kept after it was paid.
   */
  due_since: number | null
  end_time: number | null
  /**
   * Price for keeping the product, at the time of the order.
   */
  keep_amount: number
  order_id: string
  promotion_id: string
  /**
   * Reason of a refusal or charge, for the shopper.
   */
  reason: string | null
  review: TrialReview
  shopper_id: string
  sku_no: string
  status: FreeTrialStatus
  /**
   * Number of its changes.
   */
  version: number
}
