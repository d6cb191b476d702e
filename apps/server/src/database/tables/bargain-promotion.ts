// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { DoorChoices } from '@hearth/domain'
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'

/** What a promotion says of its bargains. */
export interface BargainPromotion {
  bargain_hours: number
  doors: Generated<JSONColumnType<DoorChoices>>
  /**
   * Friends who can help with a bargain.
   */
  helpers: number
  promotion_id: string
}
