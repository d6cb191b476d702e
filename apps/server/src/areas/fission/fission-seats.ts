import type { Database } from '#database/connect'
import { takeSeat } from '#kernel/campaigns/take-seat'

type SeatKind = 'device' | 'network'

/** The most accounts that can help in an activity from one device, and from one network. */
const SEATS: Readonly<Record<SeatKind, number>> = { device: 2, network: 10 }

/** Takes a seat of a device or network for a helper. @returns true if the helper has a seat */
export const takeFissionSeat = (
  db: Database,
  activityId: string,
  { kind, digest }: { kind: SeatKind; digest: string },
  helper: string,
): Promise<boolean> =>
  takeSeat(db, { table: 'fission_seat', of: ['activity_id', activityId], kind, digest, most: SEATS[kind] }, helper)
