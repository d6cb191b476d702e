/**
 * The status of a shopper's free trial of a sku (S24). A sku can be tried if its status is 0 or below, or 6. The
 * specification does not define the names.
 */
export const FREE_TRIAL_STATUS = {
  closed: -1,
  none: 0,
  applied: 1,
  shipped: 2,
  trying: 3,
  returning: 4,
  kept: 5,
  over: 6,
} as const

/** One of {@link FREE_TRIAL_STATUS}. */
export type FreeTrialStatus = (typeof FREE_TRIAL_STATUS)[keyof typeof FREE_TRIAL_STATUS]

/** The label of each status for shoppers. */
export const FREE_TRIAL_STATUS_LABEL: Readonly<Record<FreeTrialStatus, string>> = {
  [-1]: '暂未开放',
  0: '可申请',
  1: '审核中',
  2: '运送中',
  3: '试用中',
  4: '归还中',
  5: '已购买',
  6: '试用已结束',
}
