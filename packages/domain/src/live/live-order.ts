import { LIVE_STATUS, type LiveStatus } from '#codes/live-status'

/** The times of a live broadcast, epoch ms, and its recording. */
export interface LiveTimes {
  beginTime: number
  endTime: number
  /** Address of the recording; absent if there is none. */
  replayUrl?: string
}

/** Returns the status of a broadcast at a moment (F11): it is on air from `beginTime` to `endTime`, both included. */
export const liveStatusAt = ({ beginTime, endTime }: LiveTimes, now: number): LiveStatus =>
  now < beginTime ? LIVE_STATUS.announced : now <= endTime ? LIVE_STATUS.onAir : LIVE_STATUS.over

/** Ms: how long after its end a recorded broadcast is listed. */
export const REPLAY_LISTED = 30 * 86_400_000

/**
 * Sorts broadcasts for the list: first those on air, then upcoming ones, both by their begin; then recorded ones, the
 * latest first. Broadcasts that ended without a recording, or more than 30 days ago, are left out.
 */
export function listLives<Live extends LiveTimes>(lives: readonly Live[], now: number): Live[] {
  const at = (status: LiveStatus) => lives.filter((live) => liveStatusAt(live, now) === status)
  const soonest = (one: Live, other: Live) => one.beginTime - other.beginTime
  return [
    ...at(LIVE_STATUS.onAir).sort(soonest),
    ...at(LIVE_STATUS.announced).sort(soonest),
    ...at(LIVE_STATUS.over)
      .filter(({ replayUrl, endTime }) => replayUrl !== undefined && endTime > now - REPLAY_LISTED)
      .sort((one, other) => other.endTime - one.endTime),
  ]
}
