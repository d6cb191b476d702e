/**
 * Whether a trial is not finished: the product is lent or in transit, or money is due. The numbers are codes of
 * `FREE_TRIAL_STATUS` and `TRIAL_CHARGE`: pages of orders load this function, and not the tables.
 */
export const isTrialOpen = ({ status, charge }: { status: number; charge: number }): boolean =>
  status === 5 ? charge === 1 : status > 0 && status < 5
