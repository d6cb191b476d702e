import { sql, type RawBuilder } from 'kysely'
import { EARNED, GIVEN } from '#areas/points/journals'

/** What one account earned and lost, in points. */
export interface EarnedAccount {
  id: string
  /** Points earned before the given time. */
  earnedBefore: number
  /**
   * Points that left the account at any time: they were spent, taken back, or removed after they expired. Points that
   * were returned are subtracted.
   */
  gone: number
}

const COMES = sql`entry.source_kind in (${sql.lit(EARNED)}, ${sql.lit(GIVEN)})`

/**
 * An expression for the time when an entry's points were earned. It is a subquery for each entry, since a join would
 * read the journals of all shoppers.
 */
export const EARNED_AT = sql`(
  select event_at from ledger_journal journal
  where journal.source_kind = entry.source_kind and journal.source_id = entry.source_id)`

/**
 * A query for the sums of accounts of points.
 * @param before epoch ms: the time before which points count as `earnedBefore`
 */
export const earnedAccounts = (before: number, which: RawBuilder<boolean>): RawBuilder<EarnedAccount> =>
  sql<EarnedAccount>`
    select entry.account_id as id,
      coalesce(sum(entry.amount) filter (where ${COMES} and ${EARNED_AT} < ${before}), 0)::bigint as "earnedBefore",
      coalesce(-sum(entry.amount) filter (where not ${COMES}), 0)::bigint as gone
    from ledger_entry entry where ${which} group by entry.account_id`
