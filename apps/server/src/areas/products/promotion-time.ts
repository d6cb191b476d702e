import { CAMPAIGN_STATUS, type CampaignStatus } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

/** Condition on a row of `promotion`: shoppers may know of it at a moment. */
export const isAnnounced = (now: number): RawBuilder<boolean> =>
  sql<boolean>`coalesce(promotion.display_time, promotion.begin_time) <= ${now}`

/** The last moment at which somebody new takes part in a row of `promotion`. */
export const OPEN_UNTIL = sql<number>`coalesce(least(promotion.end_time, promotion.stopped_at - 1), promotion.end_time)`

/**
 * Keeps a promotion from being ended until the transaction is over in which a shopper begins to take part, so that
 * whoever ends it sees them.
 */
export const holdPromotion = async (trx: Database, promotionId: string): Promise<void> =>
  void (await sql`select id from promotion where id = ${promotionId} for key share`.execute(trx))

/** Conditions on a row of a table with `begin_time` and `end_time`: where it stands, as `campaignStatusAt` says. */
export const standsAt = (table: string): Readonly<Record<CampaignStatus, (now: number) => RawBuilder<boolean>>> => {
  const [begin, end] = [sql.ref(`${table}.begin_time`), sql.ref(`${table}.end_time`)]
  return {
    [CAMPAIGN_STATUS.notBegun]: (now) => sql<boolean>`${begin} > ${now}`,
    [CAMPAIGN_STATUS.running]: (now) => sql<boolean>`${begin} <= ${now} and ${end} >= ${now}`,
    [CAMPAIGN_STATUS.over]: (now) => sql<boolean>`${end} < ${now}`,
  }
}

/** The same of a row of `promotion`. */
export const STANDS_AT = standsAt('promotion')
