import type { ORDER_KIND } from '#codes/order-kind'
import { TRIAL_CHARGE } from '#codes/trial-charge'
import { isTrialOpen } from '#free-trial/is-trial-open'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['freeTrial']; status: number; charge: number }

/**
 * A trial order can be cancelled until it is shipped, since nothing was paid for it. It continues after receipt. Once
 * the product is bought, it is like a normal order.
 */
export const trialKindRules: KindRules<Campaign> = {
  canCancelPaid: () => true,
  open: isTrialOpen,
  goesBackWhole: ({ charge }) => charge !== TRIAL_CHARGE.paid,
}
