// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** What holds a paid order back from being sent, a row for each cause. */
export interface OrderHold {
  /**
   * A cause of the after-sale area, or of the kind of the order.
   */
  cause: string
  order_id: string
  /**
   * The cause’s id, such as that of a request for service.
   */
  subject: Generated<string>
}
