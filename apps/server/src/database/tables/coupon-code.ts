// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Codes on cards, each good for one coupon. */
export interface CouponCode {
  batch_id: string
  code: string
  coupon_id: string | null
  created_at: number
  redeemed_at: number | null
  shopper_id: string | null
}
