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
 * Takes a seat of a device or network for a shopper, or a seat of an address for a prize.
 * @returns true if the holder has a seat
 */
export const takeLotterySeat = (
  db: Database,
  lotteryId: string,
  { kind, digest }: { kind: LotterySeatKind; digest: string },
  holder: string,
): Promise<boolean> =>
  takeSeat(db, { table: 'lottery_seat', of: ['lottery_id', lotteryId], kind, digest, most: SEATS[kind] }, holder)
