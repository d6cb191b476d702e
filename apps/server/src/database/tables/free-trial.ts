// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { FreeTrialStatus, TrialCharge, TrialReview } from '@hearth/domain'

export interface FreeTrial {
  /**
   * The request it is sent back by, the last of several.
   */
  after_sale_id: string | null
  begin_time: number | null
  charge: TrialCharge
  /**
   * The due or paid amount; null without one.
   */
  charge_amount: number | null
  days: number
  /**
   * Since when something is due; kept once it is paid.
   */
  due_since: number | null
  end_time: number | null
  /**
   * Price of keeping it, at the time of the order.
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
   * How often it has changed.
   */
  version: number
}
