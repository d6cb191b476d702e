import { sql } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * A table of activities that staff start and stop. It has the columns `published`, `begin_time`, `end_time` and
 * `version`.
 */
type ActivityTable = 'fission_activity' | 'invite_campaign' | 'present_activity' | 'rebate_offer'

/**
 * Returns what staff may do with an activity now.
 * @param open whether the activity is not over yet
 */
export const activityDeeds = (published: boolean, open: boolean): ('start' | 'stop' | 'copy')[] => [
  ...(open ? [published ? ('stop' as const) : ('start' as const)] : []),
  'copy',
]

type Work = Pick<UnitOfWork, 'db' | 'now'>

/** Shows an activity to shoppers. */
export const startActivity = ({ db }: Work, table: ActivityTable, id: string) =>
  sql`update ${sql.table(table)} set published = true, version = version + 1 where id = ${id}`.execute(db)

/**
 * Ends an activity now: its end becomes the previous millisecond. If the activity has not begun yet, its begin becomes
 * the same millisecond.
 */
export const stopActivity = ({ db, now }: Work, table: ActivityTable | 'lottery', id: string) =>
  sql`
    update ${sql.table(table)} set end_time = ${now - 1}, begin_time = least(begin_time, ${now - 1}::bigint),
      version = version + 1
    where id = ${id}`.execute(db)
