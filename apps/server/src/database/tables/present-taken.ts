// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'

/** A shopper’s present of an activity: coupons and points. */
export interface PresentTaken {
  activity_id: string
  coupon_ids: Generated<JSONColumnType<string[]>>
  /**
   * The hotel whose code was used; null for none.
   */
  hotel_code: string | null
  points: number | null
  room_no: string | null
  shopper_id: string
  taken_at: number
}
