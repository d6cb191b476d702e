import type { ORDER_KIND } from '#codes/order-kind'
import type { KindActions } from '#order/kind-action'

type Campaign = { kind: (typeof ORDER_KIND)['membership'] }

/** A membership is not bought through the cart, so not that way again either. */
export const membershipActions: KindActions<Campaign> = { boughtOnce: true }
