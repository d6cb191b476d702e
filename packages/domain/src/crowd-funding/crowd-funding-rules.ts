import type { ORDER_KIND } from '#codes/order-kind'
import { ORDER_STATUS } from '#codes/order-status'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['crowdFunding']; state: string }

const gathers = ({ state }: Campaign): boolean => state === 'running'

/** A paid order waits while its crowd-funding gathers, and is cancelled as a whole until that is over. */
export const crowdFundingRules: KindRules<Campaign> = {
  canCancelPaid: gathers,
  waits: gathers,
  goesBackWhole: (campaign, orderStatus) => orderStatus === ORDER_STATUS.paid && gathers(campaign),
  ahead: true,
}
