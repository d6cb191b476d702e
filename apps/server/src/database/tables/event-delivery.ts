// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** An event that a consumer has yet to act on. */
export interface EventDelivery {
  attempts: Generated<number>
  consumer: string
  kind: string
  last_error: string | null
  next_at: number
  subject: string
  version: number
}
