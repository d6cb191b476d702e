import { LOGIN_LIMITS } from '@hearth/domain'
import { reports } from '@hearth/ops'
import { ALL_CODES } from '#areas/passport/code-limits'
import { reads } from '#kernel/ops/ops-area'
import { readCounts } from '#kernel/limits/rate-counts'

/** Calls of staff for logins. */
export const loginsOps = [
  reads(reports, {
    async logins(_, { db, now }) {
      const [codes] = await readCounts(db, [{ key: ALL_CODES, ...LOGIN_LIMITS.all }], now)
      const { sessions, shoppers } = await db
        .selectFrom('session')
        .select(({ fn }) => [
          fn.countAll<number>().as('sessions'),
          fn.count<number>('shopper_id').distinct().as('shoppers'),
        ])
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow()
      return { codes: codes?.count ?? 0, most: LOGIN_LIMITS.all.max, sessions, shoppers }
    },
  }),
]
