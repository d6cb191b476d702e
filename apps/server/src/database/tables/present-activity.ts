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
   * Fen that an order must come to which counts as a step; null for any.
   */
  order_amount: number | null
  /**
   * Presents that guests of one room take a day; null for no limit.
   */
  per_room: number | null
  picture: JSONColumnType<Picture> | null | null
  points: number | null
  /**
   * Whether shoppers see it.
   */
  published: Generated<boolean>
  /**
   * How many there are in all; null for as many as there are shoppers.
   */
  quantity: number | null
  /**
   * What its owner adds to the usual conditions.
   */
  rules: Generated<JSONColumnType<string[]>>
  /**
   * In order, without logging in.
   */
  steps: Generated<JSONColumnType<PresentStepName[]>>
  /**
   * How many were taken: as many as it has rows of `present_taken`.
   */
  taken: Generated<number>
  version: Generated<number>
}
