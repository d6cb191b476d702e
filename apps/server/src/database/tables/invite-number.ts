// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** How often the shop sent a telephone an invitation, and whether it refused them. */
export interface InviteNumber {
  /**
   * HMAC of the number.
   */
  digest: string
  /**
   * Since when it gets no invitation; null where it may.
   */
  refused_at: number | null
  /**
   * How often the shop sent it an invitation ever.
   */
  sent: Generated<number>
  sent_at: number | null
}
