import type { Job } from '#kernel/jobs'
import { forgetOldAnswers } from '#kernel/once'
import { forgetCounts } from '#kernel/rate-counts'
import { forgetSessions } from '#kernel/sessions'
import { forgetStaffSessions } from '#kernel/staff-sessions'
import type { Shop } from '#shop/shop'

/** Forgets what the kernel keeps for a time: answers under idempotency keys, counts, logins. */
export const keepingJobs = ({ db, ports: { clock } }: Shop): Job[] => [
  {
    name: 'forget',
    every: 3_600_000,
    async run() {
      await forgetOldAnswers(db, clock())
      await forgetCounts(db, clock())
      await forgetSessions(db, clock())
      await forgetStaffSessions(db, clock())
    },
  },
]
