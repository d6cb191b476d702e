import type { ORDER_KIND } from '#codes/order-kind'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['membership'] }

/** A membership is not bought through the cart, so not that way again either, and nothing of it is sent. */
export const membershipKindRules: KindRules<Campaign> = { boughtOnce: true, neverSent: true }
