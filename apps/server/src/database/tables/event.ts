// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'

/** What happened, in order of `version` for each subject. */
export interface Event {
  /**
   * Who acted, in the form of `actorText`; empty for events from before actors were stored.
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
