import type { GroupStatus } from '#codes/group-status'
import type { ORDER_KIND } from '#codes/order-kind'
import type { KindRules } from '#order/kind-rules'

type Campaign = { kind: (typeof ORDER_KIND)['group']; status: GroupStatus }

/** A paid order waits while its group gathers. */
export const groupKindRules: KindRules<Campaign> = {
  // `GROUP_STATUS.gathering`, in its bare code: pages of orders carry this, and not the table of codes.
  waits: ({ status }) => status === 0,
  ahead: true,
}
