// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'
import type { PresentAudience } from '@hearth/domain'

/** An activity that gives a coupon or points to each shopper who takes part. */
export interface PresentActivity {
  /**
   * Who qualifies for it.
   */
  audience: Generated<PresentAudience>
  begin_time: number
  coupon_batch_id: string | null
  description: Generated<string>
  end_time: number
  id: string
  name: string
  picture: JSONColumnType<Picture> | null
  points: number | null
  /**
   * How many there are in all; null for as many as there are shoppers.
   */
  quantity: number | null
  /**
   * How many were taken: as many as it has rows of `present_taken`.
   */
  taken: Generated<number>
}
