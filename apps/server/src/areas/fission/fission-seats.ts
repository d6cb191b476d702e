import type { Database } from '#database/connect'
import { takeSeat } from '#kernel/campaigns/take-seat'

type SeatKind = 'device' | 'network'

/** The most accounts that can help in an activity from one device, and from one network. */
const SEATS: Readonly<Record<SeatKind, number>> = { device: 2, network: 10 }

/**
 * Counts a helper among the accounts that help from a device or a network.
 * @returns false if others reached the limit
 */
export const takeFissionSeat = (
  db: Database,
  activityId: string,
  { kind, digest }: { kind: SeatKind; digest: string },
  helper: string,
): Promise<boolean> =>
  takeSeat(db, { table: 'fission_seat', of: ['activity_id', activityId], kind, digest, most: SEATS[kind] }, helper)
