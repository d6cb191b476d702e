// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'

/** A rebate offer: sales through promoters’ shares earn a percentage. */
export interface RebateOffer {
  begin_time: number
  /**
   * The channel of promoters to which it applies.
   */
  channel_code: Generated<string>
  /**
   * The coupon for friends; null for none.
   */
  coupon_batch_id: string | null
  description: Generated<string>
  end_time: number
  /**
   * Basis points for a first purchase, if more than `rate`; null means the same.
   */
  first_rate: number | null
  id: string
  name: string
  picture: JSONColumnType<Picture> | null | null
  /**
   * Whether sales under it earn.
   */
  published: Generated<boolean>
  /**
   * Basis points for sales without the rate of a target or a level.
   */
  rate: number
  version: Generated<number>
}
