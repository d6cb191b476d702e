/** The status of a group of buyers (F08). */
export const GROUP_STATUS = { gathering: 0, complete: 1, failed: 2 } as const

/** One of {@link GROUP_STATUS}. */
export type GroupStatus = (typeof GROUP_STATUS)[keyof typeof GROUP_STATUS]

/** The label of each status for shoppers. */
export const GROUP_STATUS_LABEL: Readonly<Record<GroupStatus, string>> = { 0: '拼团中', 1: '拼团成功', 2: '拼团失败' }
