// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** What a shopper took of an activity: a coupon, or so many points. */
export interface PresentTaken {
  activity_id: string
  coupon_id: string | null
  points: number | null
  shopper_id: string
  taken_at: number
}
