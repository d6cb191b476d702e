/**
 * How a shopper's free trial of a sku stands (S24): one not above 0 or equal to 6 can be tried. The names
 * are the shop's decision.
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

/** What shoppers read for each status. */
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
