import { sql } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A table of activities that staff show to shoppers: `published`, and what `stopActivity` changes. */
type ActivityTable = 'fission_activity' | 'invite_campaign' | 'present_activity' | 'rebate_offer'

/** What staff may do with an activity now. @param open whether it is not over */
export const activityDeeds = (published: boolean, open: boolean): ('start' | 'stop' | 'copy')[] => [
  ...(open ? [published ? ('stop' as const) : ('start' as const)] : []),
  'copy',
]

type Work = Pick<UnitOfWork, 'db' | 'now'>

/** Shows an activity to shoppers. */
export const startActivity = ({ db }: Work, table: ActivityTable, id: string) =>
  sql`update ${sql.table(table)} set published = true, version = version + 1 where id = ${id}`.execute(db)

/** Ends an activity now: its last moment is the one before. One that has not begun gets the same beginning. */
export const stopActivity = ({ db, now }: Work, table: ActivityTable | 'lottery', id: string) =>
  sql`
    update ${sql.table(table)} set end_time = ${now - 1}, begin_time = least(begin_time, ${now - 1}::bigint),
      version = version + 1
    where id = ${id}`.execute(db)
