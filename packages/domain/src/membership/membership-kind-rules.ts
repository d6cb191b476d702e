import type { ORDER_KIND } from '#codes/order-kind'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['membership'] }

/** Memberships are not bought through the cart, so they cannot be bought again there, and they have no shipment. */
export const membershipKindRules: KindRules<Campaign> = { boughtOnce: true, neverSent: true }
