import { earnForOrder } from '#areas/points/earned'
import { endPoints } from '#areas/points/ending'
import { pointsCommands } from '#areas/points/points-commands'
import { POINTS_MESSAGES } from '#areas/points/points-messages'
import { pointsOps } from '#areas/points/points-ops'
import { remindOfPoints } from '#areas/points/remind-of-points'
import { pointsAccountEnd } from '#areas/points/points-account-end'
import { defineArea } from '#kernel/area'
import { orderOfSubject } from '#shop/order-subject'

/** Points, gold and stars (F09). They are earned when an order is received, spent in other areas, and expire. */
export const pointsArea = defineArea({
  name: 'points',
  accountEnd: pointsAccountEnd,
  commands: pointsCommands,
  ops: pointsOps,
  messages: POINTS_MESSAGES,
  reminders: [{ byDay: remindOfPoints }],
  calls: [],
  consumers: [
    {
      name: 'points',
      // An order of a free trial earns points when the shopper keeps the product, which can be long after receiving it.
      kinds: ['order.received', 'order.trialStepped'],
      apply: async ({ kind, subject, data, at }, work) => {
        if (kind === 'order.received' || (data as { deed?: string }).deed === 'keep')
          await earnForOrder(work, orderOfSubject(subject), at)
      },
    },
  ],
  jobs: () => [{ name: 'end points', every: 6 * 3_600_000, run: (work) => endPoints(work) }],
})
