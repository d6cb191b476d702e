import type { ORDER_KIND } from '#codes/order-kind'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['membership'] }

/**
 * The rules of orders for a membership. A membership is not bought through the cart, so it cannot be bought again
 * there, and it has no shipment.
 */
export const membershipKindRules: KindRules<Campaign> = { boughtOnce: true, neverSent: true }
