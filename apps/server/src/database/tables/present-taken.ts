// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'

/** What a shopper took of an activity: coupons and so many points. */
export interface PresentTaken {
  activity_id: string
  coupon_ids: Generated<JSONColumnType<string[]>>
  /**
   * The hotel by whose code it was taken; null for none.
   */
  hotel_code: string | null
  points: number | null
  room_no: string | null
  shopper_id: string
  taken_at: number
}
