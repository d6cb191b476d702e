import { FREE_TRIAL_STATUS } from '#codes/free-trial-status'
import { TRIAL_CHARGE } from '#codes/trial-charge'

/** Whether something is still to come of it: the shop or the shopper has what is not theirs, or money is due. */
export const isTrialOpen = ({ status, charge }: { status: number; charge: number }): boolean =>
  status === FREE_TRIAL_STATUS.kept
    ? charge === TRIAL_CHARGE.due
    : status > FREE_TRIAL_STATUS.none && status < FREE_TRIAL_STATUS.kept
