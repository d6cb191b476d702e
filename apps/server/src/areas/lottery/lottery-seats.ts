import type { Database } from '#database/connect'
import type { LotterySeatKind } from '#database/tables/lottery-seat-kind'
import { seatDigest, takeSeat } from '#kernel/campaigns/take-seat'

/**
 * The limits of a lottery: accounts per device and per network, beyond which staff review the shopper; prizes per
 * address and helpers per network, beyond which requests are refused.
 */
const SEATS: Readonly<Record<LotterySeatKind, number>> = { device: 2, network: 30, address: 3, helpNetwork: 10 }

/** Returns the stored form of a device, a network or an address. */
export const digestOf = (secret: string, text: string): string => seatDigest('lottery', secret, text)

/**
 * Counts a shopper or a prize against a limit of the lottery: accounts or helpers of a device or network, or prizes of
 * an address.
 * @returns false if others have reached the limit
 */
export const takeLotterySeat = (
  db: Database,
  lotteryId: string,
  { kind, digest }: { kind: LotterySeatKind; digest: string },
  holder: string,
): Promise<boolean> =>
  takeSeat(db, { table: 'lottery_seat', of: ['lottery_id', lotteryId], kind, digest, most: SEATS[kind] }, holder)
