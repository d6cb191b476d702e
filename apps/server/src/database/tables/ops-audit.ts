// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { JSONColumnType } from 'kysely'

/** What staff did, or were refused; no statement of the shop changes or removes a line. */
export interface OpsAudit {
  actor_id: string
  actor_kind: 'staff' | 'house'
  actor_name: string
  after: JSONColumnType<object> | null
  at: number
  before: JSONColumnType<object> | null
  /**
   * Name of the call, such as `orders.cancel`.
   */
  call: string
  /**
   * 0 on success, otherwise the code of the refusal.
   */
  code: number
  /**
   * Sorts by time; see `writeAudit`.
   */
  id: string
  /**
   * Idempotency key.
   */
  key: string | null
  /**
   * The near network; see `networkOf`.
   */
  network: string
  target_id: string | null
  target_kind: string | null
}
