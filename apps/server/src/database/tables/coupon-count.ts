// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** How many coupons of a batch a shopper has had; its row is locked when the shopper gets another one. */
export interface CouponCount {
  batch_id: string
  pieces: Generated<number>
  shopper_id: string
}
