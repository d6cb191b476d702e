import { GROUP_STATUS, type GroupStatus } from '#codes/group-status'
import type { ORDER_KIND } from '#codes/order-kind'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['group']; status: GroupStatus }

const gathers = ({ status }: Campaign): boolean => status === GROUP_STATUS.gathering

/** A paid order waits while its group gathers. */
export const groupKindRules: KindRules<Campaign> = {
  waits: gathers,
  goesBackWhole: (campaign, isPaid) => isPaid && gathers(campaign),
  ahead: true,
}
