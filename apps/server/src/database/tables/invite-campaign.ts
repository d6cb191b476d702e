// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { DoorChoices } from '@hearth/domain'
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'

/** A campaign in which promoters invite buyers. */
export interface InviteCampaign {
  begin_time: number
  /**
   * Channels in which it runs.
   */
  channels: Generated<JSONColumnType<string[]>>
  /**
   * The coupon for an invited friend.
   */
  coupon_batch_id: string
  description: Generated<string>
  doors: Generated<JSONColumnType<DoorChoices>>
  end_time: number
  id: string
  name: string
  picture: JSONColumnType<Picture> | null | null
  /**
   * Whether it runs between its times.
   */
  published: Generated<boolean>
  rules: Generated<JSONColumnType<string[]>>
  /**
   * Most numbers that one promoter may invite by SMS a day; 0 for none.
   */
  sms_promoter_day: number
  /**
   * Most invitations that the shop sends by SMS a day; 0 for none.
   */
  sms_shop_day: number
  version: Generated<number>
}
