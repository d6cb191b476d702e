import type { ORDER_KIND } from '#codes/order-kind'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['bargain'] }

/** A bargain is bought once: its products are not put into the cart again at its price. */
export const bargainKindRules: KindRules<Campaign> = { boughtOnce: true }
