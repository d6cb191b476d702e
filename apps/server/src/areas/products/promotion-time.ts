import { CAMPAIGN_STATUS, type CampaignStatus } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'

/** Condition on a row of `promotion`: shoppers may know of it at a moment. */
export const isAnnounced = (now: number): RawBuilder<boolean> =>
  sql<boolean>`coalesce(promotion.display_time, promotion.begin_time) <= ${now}`

/** Conditions on a row of `promotion`: where it stands at a moment, as the domain's `campaignStatusAt` says. */
export const STANDS_AT: Readonly<Record<CampaignStatus, (now: number) => RawBuilder<boolean>>> = {
  [CAMPAIGN_STATUS.notBegun]: (now) => sql<boolean>`promotion.begin_time > ${now}`,
  [CAMPAIGN_STATUS.running]: (now) => sql<boolean>`promotion.begin_time <= ${now} and promotion.end_time >= ${now}`,
  [CAMPAIGN_STATUS.over]: (now) => sql<boolean>`promotion.end_time < ${now}`,
}
