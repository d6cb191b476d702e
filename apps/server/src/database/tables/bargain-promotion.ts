// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { DoorChoices } from '@hearth/domain'
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'

/** Terms of a promotion’s bargains. */
export interface BargainPromotion {
  bargain_hours: number
  doors: Generated<JSONColumnType<DoorChoices>>
  /**
   * Number of friends who can help with a bargain.
   */
  helpers: number
  promotion_id: string
}
