// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A number of coupons of one batch that can be merged into one of another. */
export interface CouponMerge {
  batch_id: string
  id: string
  into_batch_id: string
  pieces: number
}
