// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

export interface SandboxNotice {
  attempts: Generated<number>
  body: string
  next_at: number | null
  notice_id: string
  payment_id: string
  wanted: number
}
