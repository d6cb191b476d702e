import { reports } from '@hearth/ops'
import { countDeliveries, findFaults, findStuck } from '#audit/audit-shop'
import { LAWS } from '#audit/laws'
import { auditCommand } from '#audit/audit-command'
import { defineArea } from '#kernel/area'
import { reads } from '#kernel/ops/ops-area'

/** Maximum number of failed deliveries of events to list. */
const MOST = 50

/** The audit of the shop's books. */
export const auditArea = defineArea({
  name: 'audit',
  commands: [auditCommand],
  calls: [],
  ops: [
    reads(reports, {
      books: async (_, { db }) => ({
        laws: LAWS.length,
        faults: await findFaults(db),
        stuck: await findStuck(db, MOST),
        waiting: await countDeliveries(db),
      }),
    }),
  ],
})
