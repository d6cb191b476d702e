import { beijingDayBegin, MOST_BARGAIN_HELPS_A_DAY } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { BargainSeatKind } from '#database/tables/bargain-seat-kind'
import { takeSeat } from '#kernel/campaigns/take-seat'

/**
 * The limits of helps per day. `helper`: the helps of a shopper. `device` and `network`: the helps with one bargain
 * from the same device, and from the same network.
 */
const SEATS: Readonly<Record<BargainSeatKind, number>> = {
  helper: MOST_BARGAIN_HELPS_A_DAY,
  device: 2,
  network: 10,
}

/** Identifies one of the limits of helps per day. */
export interface Seat {
  kind: BargainSeatKind
  digest: string
}

/** Counts a help against a limit of the day. @returns false if the limit is reached */
export const takeBargainSeat = (db: Database, { kind, digest }: Seat, help: string, now: number): Promise<boolean> =>
  takeSeat(db, { table: 'bargain_seat', of: ['day', beijingDayBegin(now)], kind, digest, most: SEATS[kind] }, help)

/** Deletes the counted helps of past days. */
export async function forgetSeats(db: Database, now: number): Promise<void> {
  await sql`delete from bargain_seat where day < ${beijingDayBegin(now)}`.execute(db)
}
