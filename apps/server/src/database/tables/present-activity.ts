// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'
import type { PresentAudience, PresentKind, PresentStepName } from '@hearth/domain'

/** An activity that gives coupons and points to each shopper who takes part. */
export interface PresentActivity {
  /**
   * Its audience.
   */
  audience: Generated<PresentAudience>
  begin_time: number
  /**
   * The kinds of coupons it gives, one of each.
   */
  coupon_batch_ids: Generated<JSONColumnType<string[]>>
  description: Generated<string>
  end_time: number
  id: string
  kind: Generated<PresentKind>
  name: string
  /**
   * Least fen of an order that counts as a step; null for any amount.
   */
  order_amount: number | null
  /**
   * Most presents that guests of one room can take a day; null for no limit.
   */
  per_room: number | null
  picture: JSONColumnType<Picture> | null | null
  points: number | null
  /**
   * Whether shoppers see it.
   */
  published: Generated<boolean>
  /**
   * Number of presents in all; null for no limit.
   */
  quantity: number | null
  /**
   * Conditions that the owner adds to the usual ones.
   */
  rules: Generated<JSONColumnType<string[]>>
  /**
   * The steps in their order, without logging in.
   */
  steps: Generated<JSONColumnType<PresentStepName[]>>
  /**
   * Number of presents taken: of its rows of `present_taken`.
   */
  taken: Generated<number>
  version: Generated<number>
}
