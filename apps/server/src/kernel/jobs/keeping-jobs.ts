import type { Job } from '#kernel/jobs/jobs'
import { forgetOldAnswers } from '#kernel/idempotency/once'
import { forgetCounts } from '#kernel/limits/rate-counts'
import { forgetSessions } from '#kernel/sessions/sessions'
import { forgetStaffSessions } from '#kernel/sessions/staff-sessions'

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
