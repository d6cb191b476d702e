/** Whether a shopper has to pay for a free trial: no amount, an amount that is due, or an amount that was paid. */
export const TRIAL_CHARGE = { none: 0, due: 1, paid: 2 } as const

/** One of {@link TRIAL_CHARGE}. */
export type TrialCharge = (typeof TRIAL_CHARGE)[keyof typeof TRIAL_CHARGE]

/** The label of each status for shoppers. */
export const TRIAL_CHARGE_LABEL: Readonly<Record<TrialCharge, string>> = {
  0: '无需付款',
  1: '待付款',
  2: '已付款',
}
