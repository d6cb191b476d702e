import type { Database } from '#database/connect'
import type { LotterySeatKind } from '#database/tables/lottery-seat-kind'
import { seatDigest, takeSeat } from '#kernel/campaigns/take-seat'

/** How many accounts may share one device, network or address in a lottery before staff review them. */
const SEATS: Readonly<Record<LotterySeatKind, number>> = { device: 2, network: 30, address: 3, helpNetwork: 10 }

/** The stored form of a device, a network or an address. */
export const digestOf = (secret: string, text: string): string => seatDigest('lottery', secret, text)

/**
 * Takes one of the seats of a device or network for a shopper, or of an address for a prize.
 * @returns whether the shopper, or the prize, has a seat
 */
export const takeLotterySeat = (
  db: Database,
  lotteryId: string,
  { kind, digest }: { kind: LotterySeatKind; digest: string },
  holder: string,
): Promise<boolean> =>
  takeSeat(db, { table: 'lottery_seat', of: ['lottery_id', lotteryId], kind, digest, most: SEATS[kind] }, holder)
