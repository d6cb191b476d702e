// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

export interface Guide {
  spu_no: string
  /**
   * Null after it was removed.
   */
  title: string | null
  url: string | null
  /**
   * How often it was changed.
   */
  version: Generated<number>
}
