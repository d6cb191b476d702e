/** The status of a poster that is being drawn (F18). The specification does not define the codes. */
export const POSTER_STATUS = { drawing: 0, ready: 1, failed: 2 } as const

/** One of {@link POSTER_STATUS}. */
export type PosterStatus = (typeof POSTER_STATUS)[keyof typeof POSTER_STATUS]

/** The label of each status for promoters. */
export const POSTER_STATUS_LABEL: Readonly<Record<PosterStatus, string>> = { 0: '生成中', 1: '已生成', 2: '生成失败' }
