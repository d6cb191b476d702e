import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** Where the seats of one limit are stored: the table, and the values by which their rows are found. */
export interface Seats {
  /**
   * The table. It has the column that `of` names, and the columns `kind`, `digest`, `seat` and `holder`. Its key is all
   * of these columns except `holder`.
   */
  table: 'bargain_seat' | 'fission_seat' | 'lottery_seat'
  /** What the seats belong to, such as a campaign or a day: a column and its value. */
  of: readonly [column: string, value: string | number]
  /** What kind of thing is limited, such as a device. */
  kind: string
  /** The limited device, network, address or shopper, as `seatDigest` returns it. */
  digest: string
  /** Number of seats that the limited thing has. */
  most: number
}

/**
 * Takes one of a limited number of seats of a device, a network, an address or a shopper. A holder with a seat keeps
 * it. Each seat is a row, so that concurrent requests never take more seats than there are.
 * @returns whether the holder has a seat
 */
export async function takeSeat(
  db: Database,
  { table, of: [column, value], kind, digest, most }: Seats,
  holder: string,
): Promise<boolean> {
  const [seats, of] = [sql.table(table), sql.ref(column)]
  for (let round = 0; round < most; round += 1) {
    const { rows } = await sql<{ mine: boolean; taken: number }>`
      select coalesce(bool_or(holder = ${holder}), false) as mine, count(*) as taken
      from ${seats} where ${of} = ${value} and kind = ${kind} and digest = ${digest}`.execute(db)
    const { mine, taken } = rows[0]!
    if (mine) return true
    if (taken >= most) return false
    const { rows: sat } = await sql`
      insert into ${seats} (${of}, kind, digest, seat, holder)
      values (${value}, ${kind}, ${digest}, ${taken + 1}, ${holder})
      on conflict (${of}, kind, digest, seat) do nothing returning seat`.execute(db)
    if (sat.length > 0) return true
  }
  return false
}

/**
 * Returns the hash under which a limited device, network or shopper is stored; the hash does not identify it. `area` is
 * a part of the hash, so that seats of two areas cannot be compared.
 */
export const seatDigest = (area: string, secret: string, ...words: readonly string[]): string =>
  createHash('sha256')
    .update([area, secret, ...words].join(' '))
    .digest('base64url')

/** The device and the network of a request, by which limits distinguish callers. */
export interface SeatOrigin {
  /** Hash of the device id sent by the page; absent without one. */
  device?: string
  /** Hash of the network. */
  network: string
}

/**
 * Returns the hashes of a call's device and network. The device is known by the anti-fraud id, which the SDK sends with
 * calls that require it (C04).
 * @param words further parts of the hashes, such as the id of a campaign
 */
export function originOf(
  { secret, network }: { secret: string; network: { near: string } },
  sent: object,
  area: string,
  ...words: readonly string[]
): SeatOrigin {
  const { antiFraudId } = sent as { antiFraudId?: unknown }
  return {
    ...(typeof antiFraudId === 'string' && antiFraudId !== ''
      ? { device: seatDigest(area, secret, ...words, antiFraudId) }
      : {}),
    network: seatDigest(area, secret, ...words, network.near),
  }
}
