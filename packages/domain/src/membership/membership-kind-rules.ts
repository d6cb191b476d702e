import type { ORDER_KIND } from '#codes/order-kind'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['membership'] }

/**
 * The rules of orders for a membership. A membership cannot be put into the cart, so the order cannot be bought again
 * through the cart. It has no shipment.
 */
export const membershipKindRules: KindRules<Campaign> = { boughtOnce: true, neverSent: true }
