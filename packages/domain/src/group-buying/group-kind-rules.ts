import type { GroupStatus } from '#codes/group-status'
import type { ORDER_KIND } from '#codes/order-kind'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['group']; status: GroupStatus }

/** The rules of orders of a group (103). A paid order waits while its group gathers members. */
export const groupKindRules: KindRules<Campaign> = {
  // The code of `GROUP_STATUS.gathering` is a literal, since pages of orders load these rules but not the table.
  waits: ({ status }) => status === 0,
  ahead: true,
}
