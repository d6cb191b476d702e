import { beijingDayBegin, MOST_BARGAIN_HELPS_A_DAY } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { BargainSeatKind } from '#database/tables/bargain-seat-kind'
import { takeSeat } from '#kernel/campaigns/take-seat'

/** How often a shopper may help in a day, and how many may help with one bargain from one device or network. */
const SEATS: Readonly<Record<BargainSeatKind, number>> = {
  helper: MOST_BARGAIN_HELPS_A_DAY,
  device: 2,
  network: 10,
}

/** One of a limited number of helps in a day. */
export interface Seat {
  kind: BargainSeatKind
  digest: string
}

/** Takes one of a day's seats for a help. @returns whether there was one */
export const takeBargainSeat = (db: Database, { kind, digest }: Seat, help: string, now: number): Promise<boolean> =>
  takeSeat(db, { table: 'bargain_seat', of: ['day', beijingDayBegin(now)], kind, digest, most: SEATS[kind] }, help)

/** Forgets the seats of days that are over. */
export async function forgetSeats(db: Database, now: number): Promise<void> {
  await sql`delete from bargain_seat where day < ${beijingDayBegin(now)}`.execute(db)
}
