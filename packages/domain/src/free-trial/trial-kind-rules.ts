import type { ORDER_KIND } from '#codes/order-kind'
import { TRIAL_CHARGE } from '#codes/trial-charge'
import { isTrialOpen } from '#free-trial/is-trial-open'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['freeTrial']; status: number; charge: number }

/**
 * The rules of orders for a free trial. The order can be cancelled until it is shipped, since it was not paid for. It
 * continues after receipt. Once the product is paid, it is like a normal order.
 */
export const trialKindRules: KindRules<Campaign> = {
  canCancelPaid: () => true,
  open: isTrialOpen,
  goesBackWhole: ({ charge }) => charge !== TRIAL_CHARGE.paid,
}
