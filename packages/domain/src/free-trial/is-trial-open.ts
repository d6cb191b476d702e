/**
 * Whether something is still to come of a trial: the shop or the shopper has what is not theirs, or money is due. In bare
 * codes of `FREE_TRIAL_STATUS` and `TRIAL_CHARGE`, since pages of orders carry it.
 */
export const isTrialOpen = ({ status, charge }: { status: number; charge: number }): boolean =>
  status === 5 ? charge === 1 : status > 0 && status < 5
