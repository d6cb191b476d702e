// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

export interface Guide {
  spu_no: string
  /**
   * Title; null after the guide was removed.
   */
  title: string | null
  url: string | null
  /**
   * Number of its changes.
   */
  version: Generated<number>
}
