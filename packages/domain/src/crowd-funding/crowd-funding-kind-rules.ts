import type { ORDER_KIND } from '#codes/order-kind'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['crowdFunding']; state: string }

const gathers = ({ state }: Campaign): boolean => state === 'running'

/**
 * The rules of orders of a crowd-funding (113). While it collects payments, a paid order waits, and the shopper can
 * cancel it as a whole.
 */
export const crowdFundingKindRules: KindRules<Campaign> = {
  canCancelPaid: gathers,
  waits: gathers,
  ahead: true,
}
