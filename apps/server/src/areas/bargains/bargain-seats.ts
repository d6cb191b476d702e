import { beijingDayBegin, MOST_BARGAIN_HELPS_A_DAY } from '@hearth/domain'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { BargainSeatKind } from '#database/tables/bargain-seat-kind'

/** How often a day a shopper may help, and how many may help with one bargain from one device or network. */
const SEATS: Readonly<Record<BargainSeatKind, number>> = {
  helper: MOST_BARGAIN_HELPS_A_DAY,
  device: 2,
  network: 10,
}

/** What is kept of a shopper, a device or a network. */
export const digestOf = (secret: string, ...words: readonly string[]): string =>
  createHash('sha256')
    .update(['bargain', secret, ...words].join(' '))
    .digest('base64url')

/** A seat that a help takes. */
export interface Seat {
  kind: BargainSeatKind
  digest: string
}

/**
 * Takes one of the seats of a day. Each is a row, so that many helps at once never take more seats than there are.
 * @returns whether there was one
 */
export async function takeSeat(db: Database, { kind, digest }: Seat, holder: string, now: number): Promise<boolean> {
  const day = beijingDayBegin(now)
  for (let round = 0; round < SEATS[kind]; round += 1) {
    const { rows } = await sql<{ taken: number }>`
      select count(*) as taken from bargain_seat
      where day = ${day} and kind = ${kind} and digest = ${digest}`.execute(db)
    const { taken } = rows[0]!
    if (taken >= SEATS[kind]) return false
    const { rows: sat } = await sql`
      insert into bargain_seat (day, kind, digest, seat, holder)
      values (${day}, ${kind}, ${digest}, ${taken + 1}, ${holder})
      on conflict (day, kind, digest, seat) do nothing returning seat`.execute(db)
    if (sat.length > 0) return true
  }
  return false
}

/** Forgets the seats of days that are over. */
export async function forgetSeats(db: Database, now: number): Promise<void> {
  await sql`delete from bargain_seat where day < ${beijingDayBegin(now)}`.execute(db)
}
