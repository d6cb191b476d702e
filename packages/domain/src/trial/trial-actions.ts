import type { ORDER_KIND } from '#codes/order-kind'
import type { KindActions } from '#order/kind-action'

type Campaign = { kind: (typeof ORDER_KIND)['freeTrial'] }

/** An order to try a product can be cancelled until it is sent: nothing was paid for it. */
export const trialActions: KindActions<Campaign> = { canCancelPaid: () => true }
