// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** How often the shop sent invitations to a telephone, and whether the telephone refuses them. */
export interface InviteNumber {
  /**
   * HMAC of the telephone.
   */
  digest: string
  /**
   * Since when the telephone gets no invitations; null if it can get them.
   */
  refused_at: number | null
  /**
   * Number of invitations that the shop has sent to the telephone.
   */
  sent: Generated<number>
  sent_at: number | null
}
