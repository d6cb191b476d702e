import { sql, type RawBuilder } from 'kysely'
import type { CampaignSource } from '#kernel/campaigns/campaign-source'

const COLUMNS = sql.raw('campaign_id, name, begin_time, end_time, known_from, spu_no, picture')

/** A from-clause for the campaigns of all kinds, as one relation `campaign`. */
export const allCampaigns = (sources: readonly CampaignSource[]): RawBuilder<object> =>
  sql`(${sql.join(
    sources.map(({ kind, all }) => sql`select ${sql.lit(kind)} as kind, one.* from (${all}) as one (${COLUMNS})`),
    sql` union all `,
  )}) as campaign`
