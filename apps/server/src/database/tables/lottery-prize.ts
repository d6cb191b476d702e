// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'
import type { PrizeType } from '@hearth/domain'

/** A prize of a lottery, in the order of its published table. */
export interface LotteryPrize {
  coupon_batch_id: string | null
  /**
   * How many were won and neither taken back nor expired.
   */
  given: Generated<number>
  lottery_id: string
  name: string
  picture: JSONColumnType<Picture> | null | null
  points: number | null
  position: number
  prize_id: string
  prize_type: PrizeType
  quantity: number | null
  sku_no: string | null
  /**
   * 0 for the reward, which is not drawn.
   */
  weight: number
  /**
   * Fen: the value of one prize; null for nothing.
   */
  worth: number | null
}
