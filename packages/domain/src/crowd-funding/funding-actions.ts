import type { ORDER_KIND } from '#codes/order-kind'
import type { KindActions } from '#order/kind-action'

type Campaign = { kind: (typeof ORDER_KIND)['crowdFunding']; state: string }

const gathers = ({ state }: Campaign): boolean => state === 'running'

/** A paid order waits while its crowd-funding gathers, and can be cancelled until that is over. */
export const fundingActions: KindActions<Campaign> = { canCancelPaid: gathers, waits: gathers }
