import { CAMPAIGN_STATUS, type CampaignStatus } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

/** Condition on a row of `promotion`: it is public at the time `now`. */
export const isAnnounced = (now: number): RawBuilder<boolean> =>
  sql<boolean>`coalesce(promotion.display_time, promotion.begin_time) <= ${now}`

/** An expression on a row of `promotion` for the last time at which new participants can join. */
export const OPEN_UNTIL = sql<number>`coalesce(least(promotion.end_time, promotion.stopped_at - 1), promotion.end_time)`

/**
 * Locks a promotion in the transaction in which a shopper joins. Ending the promotion then waits for this transaction,
 * and takes the shopper into account.
 */
export const holdPromotion = async (trx: Database, promotionId: string): Promise<void> =>
  void (await sql`select id from promotion where id = ${promotionId} for key share`.execute(trx))

/** Conditions on a row of a table with `begin_time` and `end_time`, for each status that `campaignStatusAt` returns. */
export const standsAt = (table: string): Readonly<Record<CampaignStatus, (now: number) => RawBuilder<boolean>>> => {
  const [begin, end] = [sql.ref(`${table}.begin_time`), sql.ref(`${table}.end_time`)]
  return {
    [CAMPAIGN_STATUS.notBegun]: (now) => sql<boolean>`${begin} > ${now}`,
    [CAMPAIGN_STATUS.running]: (now) => sql<boolean>`${begin} <= ${now} and ${end} >= ${now}`,
    [CAMPAIGN_STATUS.over]: (now) => sql<boolean>`${end} < ${now}`,
  }
}

/** Conditions on a row of `promotion`, for each status. */
export const STANDS_AT = standsAt('promotion')
