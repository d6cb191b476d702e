// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'

/** What happened, in order of `version` for each subject. */
export interface Event {
  /**
   * Who acted, as `actorText` has it; empty for what was kept before actors had names.
   */
  actor: Generated<string>
  at: number
  data: JSONColumnType<object>
  /**
   * Whether its deliveries were created.
   */
  handed_out: Generated<boolean>
  kind: string
  subject: string
  version: number
}
