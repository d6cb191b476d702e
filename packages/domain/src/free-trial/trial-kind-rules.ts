import type { ORDER_KIND } from '#codes/order-kind'
import { TRIAL_CHARGE } from '#codes/trial-charge'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['freeTrial']; charge: number }

/** An order to try a product can be cancelled until it is sent: nothing was paid for it. Bought, it is as any other. */
export const trialKindRules: KindRules<Campaign> = {
  canCancelPaid: () => true,
  goesBackWhole: ({ charge }) => charge !== TRIAL_CHARGE.paid,
}
