import type { GroupStatus } from '#codes/group-status'
import type { ORDER_KIND } from '#codes/order-kind'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['group']; status: GroupStatus }

/** A paid order waits while its group gathers members. */
export const groupKindRules: KindRules<Campaign> = {
  // The code of `GROUP_STATUS.gathering` is written out, since pages of orders load these rules and not the table.
  waits: ({ status }) => status === 0,
  ahead: true,
}
