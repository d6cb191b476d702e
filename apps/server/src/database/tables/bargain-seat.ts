// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { BargainSeatKind } from '#database/tables/bargain-seat-kind'

/** Helps of a day by one shopper, or with one bargain from one device or network: a row for each. */
export interface BargainSeat {
  /**
   * When the day of the help began in Beijing.
   */
  day: number
  /**
   * Hash of a shopper, or of a bargain with a device or a network.
   */
  digest: string
  /**
   * Hash of the bargain and the helping shopper.
   */
  holder: string
  kind: BargainSeatKind
  seat: number
}
