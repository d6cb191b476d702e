import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'

/** Where a helper comes from, as far as limits tell helpers apart. */
export interface HelperOrigin {
  /** Hash of the device that the page told; absent where it told none. */
  device?: string
  /** Hash of the network. */
  network: string
}

type SeatKind = 'device' | 'network'

/** How many accounts help from one device or network in an activity. */
const SEATS: Readonly<Record<SeatKind, number>> = { device: 2, network: 10 }

const digestOf = (secret: string, text: string): string =>
  createHash('sha256').update(`fission ${secret} ${text}`).digest('base64url')

/** Reads the device and network of a helper. */
export function originOfHelp({ secret, network }: Context, sent: object): HelperOrigin {
  // The id travels with every call of this line (C04).
  const { antiFraudId } = sent as { antiFraudId?: unknown }
  return {
    ...(typeof antiFraudId === 'string' && antiFraudId !== '' ? { device: digestOf(secret, antiFraudId) } : {}),
    network: digestOf(secret, network.near),
  }
}

/**
 * Takes one of the seats of a device or network for a helper; one that was taken before is kept. Each seat is a row, so
 * that many at once never take more than there are.
 * @returns whether the helper has a seat
 */
export async function takeSeat(
  db: Database,
  activityId: string,
  { kind, digest }: { kind: SeatKind; digest: string },
  holder: string,
): Promise<boolean> {
  for (let round = 0; round < SEATS[kind]; round += 1) {
    const { rows } = await sql<{ mine: boolean; taken: number }>`
      select coalesce(bool_or(holder = ${holder}), false) as mine, count(*) as taken
      from fission_seat where activity_id = ${activityId} and kind = ${kind} and digest = ${digest}`.execute(db)
    const { mine, taken } = rows[0]!
    if (mine) return true
    if (taken >= SEATS[kind]) return false
    const { rows: sat } = await sql`
      insert into fission_seat (activity_id, kind, digest, seat, holder)
      values (${activityId}, ${kind}, ${digest}, ${taken + 1}, ${holder})
      on conflict (activity_id, kind, digest, seat) do nothing returning seat`.execute(db)
    if (sat.length > 0) return true
  }
  return false
}
