import { LIVE_STATUS, type LiveStatus } from '#codes/live-status'

/** When a live broadcast begins and ends, epoch ms, and whether it can be watched afterwards. */
export interface LiveTimes {
  beginTime: number
  endTime: number
  /** Where it can be watched once it is over; absent where it cannot. */
  replayUrl?: string
}

/** Where a broadcast stands at a moment (F11): on air from its first moment to its last. */
export const liveStatusAt = ({ beginTime, endTime }: LiveTimes, now: number): LiveStatus =>
  now < beginTime ? LIVE_STATUS.announced : now <= endTime ? LIVE_STATUS.onAir : LIVE_STATUS.over

/** How long a broadcast that is over is listed, ms. */
export const REPLAY_LISTED = 30 * 86_400_000

/**
 * Broadcasts as they are listed: those on air first, the longest-running of them in front; then the next ones, the
 * soonest in front; then those that can be watched again, the latest in front. What is over without a replay, or has
 * been for 30 days, is left out.
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
