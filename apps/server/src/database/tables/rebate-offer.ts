// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'

/** A rebate offer: sales through promoters’ shares earn a percentage. */
export interface RebateOffer {
  begin_time: number
  /**
   * Which channel of promoters it is for.
   */
  channel_code: Generated<string>
  /**
   * The coupon for friends; null for none.
   */
  coupon_batch_id: string | null
  description: Generated<string>
  end_time: number
  /**
   * Basis points on a first purchase, if more; null for the same.
   */
  first_rate: number | null
  id: string
  name: string
  picture: JSONColumnType<Picture> | null | null
  /**
   * Whether it earns.
   */
  published: Generated<boolean>
  /**
   * Basis points without a rate of a target or level.
   */
  rate: number
  version: Generated<number>
}
