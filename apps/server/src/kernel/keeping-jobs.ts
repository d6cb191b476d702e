import type { Job } from '#kernel/jobs'
import { forgetOldAnswers } from '#kernel/once'
import { forgetCounts } from '#kernel/rate-counts'
import { forgetSessions } from '#kernel/sessions'
import { forgetStaffSessions } from '#kernel/staff-sessions'

/** Deletes what the kernel stores for a time: answers under idempotency keys, counters, logins. */
export const KEEPING_JOBS: readonly Job[] = [
  {
    name: 'forget',
    every: 3_600_000,
    async run({ db, now }) {
      await forgetOldAnswers(db, now)
      await forgetCounts(db, now)
      await forgetSessions(db, now)
      await forgetStaffSessions(db, now)
    },
  },
]
