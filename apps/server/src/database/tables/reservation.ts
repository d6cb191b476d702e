// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** A shopper’s reservation in a run of a reservation campaign. */
export interface Reservation {
  created_at: number
  id: string
  quantity: number
  run_id: string
  shopper_id: string
  telephone: string
  told: Generated<boolean>
}
