import type { Generated } from 'kysely'
import type { Json } from '#database/tables/json-column'

/** What happened, in order of `version` for each subject. */
export interface EventTable {
  subject: string
  version: number
  kind: string
  data: Json<object>
  at: number
  /** Who acted, as `actorText` has it; empty for what was kept before actors had names. */
  actor: Generated<string>
  /** Whether deliveries were made of it. */
  handed_out: Generated<boolean>
}

/** An event that a consumer has yet to act on. */
export interface DeliveryTable {
  subject: string
  consumer: string
  version: number
  kind: string
  attempts: Generated<number>
  next_at: number
  last_error: string | null
}
