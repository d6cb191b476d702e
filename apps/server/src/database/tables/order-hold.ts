// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** What keeps a paid order from being sent: a row for each cause. */
export interface OrderHold {
  /**
   * Cause of the hold: of the after-sale area, or of the order’s kind.
   */
  cause: string
  order_id: string
  /**
   * Id of the cause, such as that of a request for service.
   */
  subject: Generated<string>
}
