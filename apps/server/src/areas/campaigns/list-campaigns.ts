import { campaignStatusAt, type CampaignKind } from '@hearth/domain'
import type { ShopCampaign } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { CampaignSource, ListedCampaign } from '#kernel/campaign-source'

/** Most campaigns of a reply. */
const MOST = 60

const COLUMNS = sql.raw('"campaignId", name, "beginTime", "endTime", "spuNo", picture')

/**
 * The campaigns of all kinds that are not over: those that run first, the next to end before the others, then those to
 * come, the next to begin before the others. One query.
 */
export async function listCampaigns(
  db: Database,
  sources: readonly CampaignSource[],
  now: number,
): Promise<ShopCampaign[]> {
  if (sources.length === 0) return []
  const known = sources.map(
    ({ kind, known: select }) => sql`select ${kind}::text as kind, one.* from (${select(now)}) as one (${COLUMNS})`,
  )
  const { rows } = await sql<ListedCampaign & { kind: CampaignKind }>`
    select * from (${sql.join(known, sql` union all `)}) as campaign
    where "endTime" >= ${now}
    order by "beginTime" > ${now}, case when "beginTime" > ${now} then "beginTime" else "endTime" end,
      kind, "campaignId"
    limit ${MOST}`.execute(db)
  return rows.map(({ spuNo, picture, ...campaign }) => ({
    ...campaign,
    ...(spuNo === null ? {} : { spuNo }),
    ...(picture === null ? {} : { picture }),
    status: campaignStatusAt(campaign, now),
  }))
}
