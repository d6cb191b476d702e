// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** So many coupons of one batch become one of another. */
export interface CouponMerge {
  batch_id: string
  id: string
  into_batch_id: string
  pieces: number
}
