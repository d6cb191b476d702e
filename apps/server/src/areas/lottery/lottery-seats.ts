import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { LotterySeatKind } from '#database/tables/lottery-seat-kind'

/** How many accounts may share one device, network or address in a lottery before somebody looks. */
const SEATS: Readonly<Record<LotterySeatKind, number>> = { device: 2, network: 30, address: 3, helpNetwork: 10 }

/** What is kept of a device, a network or an address. */
export const digestOf = (secret: string, text: string): string =>
  createHash('sha256').update(`lottery ${secret} ${text}`).digest('base64url')

/**
 * Takes one of the seats of a device or network for a shopper, or of an address for a prize. A seat that was taken
 * before is kept. Each seat is a row, so that many accounts at once never take more seats than there are.
 * @returns whether the shopper, or the prize, has a seat
 */
export async function takeSeat(
  db: Database,
  lotteryId: string,
  { kind, digest }: { kind: LotterySeatKind; digest: string },
  holder: string,
): Promise<boolean> {
  const same = sql`lottery_id = ${lotteryId} and kind = ${kind} and digest = ${digest}`
  for (let round = 0; round < SEATS[kind]; round += 1) {
    const { rows } = await sql<{ mine: boolean; taken: number }>`
      select coalesce(bool_or(holder = ${holder}), false) as mine, count(*) as taken
      from lottery_seat where ${same}`.execute(db)
    const { mine, taken } = rows[0]!
    if (mine) return true
    if (taken >= SEATS[kind]) return false
    const { rows: sat } = await sql`
      insert into lottery_seat (lottery_id, kind, digest, seat, holder)
      values (${lotteryId}, ${kind}, ${digest}, ${taken + 1}, ${holder})
      on conflict (lottery_id, kind, digest, seat) do nothing returning seat`.execute(db)
    if (sat.length > 0) return true
  }
  return false
}
