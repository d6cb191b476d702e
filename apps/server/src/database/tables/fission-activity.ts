// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { DoorChoices } from '@hearth/domain'
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'

/** An activity of a product in which friends help a shopper to a reward. */
export interface FissionActivity {
  begin_time: number
  coupon_batch_id: string | null
  description: Generated<string>
  doors: Generated<JSONColumnType<DoorChoices>>
  end_time: number
  /**
   * Exact number of friends who must help.
   */
  helpers: number
  id: string
  name: string
  picture: JSONColumnType<Picture> | null | null
  points: number | null
  /**
   * Whether shoppers see it.
   */
  published: Generated<boolean>
  /**
   * Number of rewards in all; null means no limit.
   */
  quantity: number | null
  /**
   * Number of rewards that enough friends helped to reach, claimed or not.
   */
  reached: Generated<number>
  rules: Generated<JSONColumnType<string[]>>
  sku_no: string
  version: Generated<number>
}
