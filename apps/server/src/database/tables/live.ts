// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'

/** Live broadcasts, as the shop file named them. */
export interface Live {
  begin_time: number
  cover: JSONColumnType<Picture>
  end_time: number
  id: string
  /**
   * Where it can be watched once it is over; null where it cannot.
   */
  replay_url: string | null
  title: string
  url: string
}
