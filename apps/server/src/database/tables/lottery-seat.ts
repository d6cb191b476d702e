// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { LotterySeatKind } from '#database/tables/lottery-seat-kind'

/** An account that counts for a device, a network or an address, whose number of accounts is limited. */
export interface LotterySeat {
  /**
   * Hash of a device, a network or an address.
   */
  digest: string
  /**
   * The counted shopper; for an address, the win that is sent to it.
   */
  holder: string
  kind: LotterySeatKind
  lottery_id: string
  seat: number
}
