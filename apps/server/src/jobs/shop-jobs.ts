import { forgetLoginCodes } from '#areas/passport/login-code'
import type { Database } from '#database/connect'
import { deliverNotices, type SendNotice } from '#jobs/deliver-notices'
import { expireOrders } from '#jobs/expire-orders'
import type { Job } from '#jobs/job'
import { refundPayments } from '#jobs/refund-payments'
import { forgetOldAnswers } from '#kernel/once'
import { forgetCounts } from '#kernel/rate-counts'
import type { Ports } from '#ports/ports'
import { forgetOldEvents } from '#tracking/sandbox-tracking'

/** What the jobs of the shop need. */
export interface JobParts {
  db: Database
  ports: Pick<Ports, 'cashier' | 'clock'>
  /** Posts a notice of the sandbox cashier to the shop; absent where another cashier collects. */
  send?: SendNotice
}

/** Everything the shop does by itself. Each job may run on several servers at once. */
export function shopJobs({ db, ports: { cashier, clock }, send }: JobParts): Job[] {
  return [
    {
      name: 'expire',
      every: 5000,
      run: async () => void (await expireOrders(db, cashier, clock())),
    },
    ...(send
      ? [{ name: 'deliver', every: 1000, run: async () => void (await deliverNotices(db, send, clock())) }]
      : []),
    {
      name: 'refund',
      every: 3000,
      async run() {
        await refundPayments(db, cashier, clock())
      },
    },
    {
      name: 'forget',
      every: 3_600_000,
      async run() {
        await forgetOldAnswers(db, clock())
        await forgetOldEvents(db, clock())
        await forgetLoginCodes(db, clock())
        await forgetCounts(db, clock())
      },
    },
  ]
}
