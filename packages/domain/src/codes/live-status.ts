/** The status of a live broadcast (F11). The specification does not define the codes. */
export const LIVE_STATUS = { announced: 0, onAir: 1, over: 2 } as const

/** One of {@link LIVE_STATUS}. */
export type LiveStatus = (typeof LIVE_STATUS)[keyof typeof LIVE_STATUS]

/** The label of each status for shoppers. */
export const LIVE_STATUS_LABEL: Readonly<Record<LiveStatus, string>> = { 0: '预告', 1: '直播中', 2: '回放' }
