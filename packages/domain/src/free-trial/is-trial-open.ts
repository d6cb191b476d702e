/**
 * Whether something is still to come of a trial: the product is lent or on its way, or money is due. The numbers are
 * codes of `FREE_TRIAL_STATUS` and `TRIAL_CHARGE`: pages of orders carry this function, and not the tables.
 */
export const isTrialOpen = ({ status, charge }: { status: number; charge: number }): boolean =>
  status === 5 ? charge === 1 : status > 0 && status < 5
