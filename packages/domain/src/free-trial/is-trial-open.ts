/**
 * Whether a trial is not finished: the product is with the shopper or in transit, or money is due. The codes of
 * `FREE_TRIAL_STATUS` and `TRIAL_CHARGE` are literals, since pages of orders load this function but not the tables.
 */
export const isTrialOpen = ({ status, charge }: { status: number; charge: number }): boolean =>
  status === 5 ? charge === 1 : status > 0 && status < 5
