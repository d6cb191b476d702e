import { FREE_TRIAL_STATUS } from '#codes/free-trial-status'
import type { ORDER_KIND } from '#codes/order-kind'
import { TRIAL_CHARGE } from '#codes/trial-charge'
import { TRIAL_REVIEW } from '#codes/trial-review'
import { isTrialOpen } from '#free-trial/is-trial-open'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['freeTrial']; status: number; review: number; charge: number }

/**
 * An order to try a product can be cancelled until it is sent: nothing was paid for it. Nobody is reminded to send what
 * staff have to judge first. It goes on after it was received; bought, it is as any other.
 */
export const trialKindRules: KindRules<Campaign> = {
  canCancelPaid: () => true,
  waits: ({ status, review }) => status === FREE_TRIAL_STATUS.applied && review === TRIAL_REVIEW.waiting,
  open: isTrialOpen,
  goesBackWhole: ({ charge }) => charge !== TRIAL_CHARGE.paid,
}
