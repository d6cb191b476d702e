// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'

/** Live broadcasts, as the shop file describes them. */
export interface Live {
  begin_time: number
  cover: JSONColumnType<Picture>
  end_time: number
  id: string
  /**
   * Address where it can be watched after its end; null if it cannot.
   */
  replay_url: string | null
  title: string
  url: string
}
