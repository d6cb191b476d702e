// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { LotterySeatKind } from '#database/tables/lottery-seat-kind'

/** One of so many accounts that may come from a device, a network or an address. */
export interface LotterySeat {
  /**
   * Hash of a device, a network or an address.
   */
  digest: string
  /**
   * The shopper who sits there; of an address, the win that is sent there.
   */
  holder: string
  kind: LotterySeatKind
  lottery_id: string
  seat: number
}
