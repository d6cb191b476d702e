// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { JSONColumnType } from 'kysely'

/** First answers by idempotency key, kept for a day. */
export interface Idempotency {
  created_at: number
  fingerprint: string
  key: string
  reply: JSONColumnType<object> | null
  shopper_id: string
}
