import { createHash } from 'node:crypto'
import { DAY, formatDay } from '@hearth/domain'
import type { ViewCampaign } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { allCampaigns } from '#areas/campaigns/all-campaigns'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { CampaignSource } from '#kernel/campaigns/campaign-source'
import type { Context } from '#kernel/context'
import type { Ports } from '#ports/ports'

/** The views of a campaign on a day that are not written to the database yet. */
interface Views extends ViewCampaign {
  day: string
  views: number
  visitors: Set<string>
}

/**
 * Limits of the counts in memory between two writes: the largest number of campaigns, and the largest number of
 * visitors of a campaign. Views of further campaigns are not counted. Views of further visitors are counted, but these
 * visitors are not.
 */
const MOST_CAMPAIGNS = 1000
const MOST_VISITORS = 20_000

/** The counts of each shop that are not written to the database yet. The key is the `Ports` object of the shop. */
const counted = new WeakMap<Ports, Map<string, Views>>()

/** Returns a digest that distinguishes the visitors of a day without telling who they are. */
const visitorOf = ({ secret, shopper, visitor, network }: Context, day: string): string =>
  createHash('sha256')
    .update(`view ${secret} ${day} ${shopper ?? visitor.hash ?? network.near}`)
    .digest('base64url')

/**
 * Counts a view of a campaign's page in memory. If each view updated the row, viewers would wait for each other.
 * `writeViews` writes the counts. A process that is killed loses the counts since the last write.
 */
export function noteView({ kind, campaignId }: ViewCampaign, context: Context): void {
  const noted = counted.get(context.ports) ?? new Map<string, Views>()
  counted.set(context.ports, noted)
  const day = formatDay(context.now)
  const key = JSON.stringify([kind, campaignId, day])
  const found = noted.get(key)
  if (!found && noted.size >= MOST_CAMPAIGNS) return
  const views = found ?? { kind, campaignId, day, views: 0, visitors: new Set<string>() }
  noted.set(key, views)
  views.views += 1
  if (views.visitors.size < MOST_VISITORS) views.visitors.add(visitorOf(context, day))
}

/** Keeps counts whose writing failed: adds them to the counts of the views that arrived meanwhile. */
function noteAgain(ports: Ports, unwritten: ReadonlyMap<string, Views>): void {
  const noted = counted.get(ports) ?? new Map<string, Views>()
  counted.set(ports, noted)
  for (const [key, views] of unwritten) {
    const since = noted.get(key)
    if (since) {
      since.views += views.views
      for (const visitor of views.visitors) since.visitors.add(visitor)
    } else if (noted.size < MOST_CAMPAIGNS) noted.set(key, views)
  }
}

/**
 * Writes the counts of public campaigns, in one statement. Counts that could not be written are kept for the next time.
 */
export async function writeViews(
  { db, now }: { db: Database; now: number },
  ports: Ports,
  sources: readonly CampaignSource[],
): Promise<void> {
  const noted = counted.get(ports)
  if (!noted || noted.size === 0) return
  counted.delete(ports)
  const rows = [...noted.values()].map(({ visitors, ...views }) => ({ ...views, visitors: [...visitors] }))
  try {
    await sql`
      with viewed as (
        select listed.kind, listed."campaignId" as campaign_id, day, views, visitors
        from ${listRows(rows, 'kind text, "campaignId" text, day text, views integer, visitors jsonb')} as listed
        join ${allCampaigns(sources)} on campaign.kind = listed.kind and campaign.campaign_id = listed."campaignId"
        where campaign.known_from <= ${now}
      ),
      visitor as (
        insert into campaign_visitor (kind, campaign_id, day, visitor)
        select kind, campaign_id, day, visitor
        from viewed, jsonb_array_elements_text(visitors) as visitor
        order by 1, 2, 3, 4
        on conflict (kind, campaign_id, day, visitor) do nothing
        returning kind, campaign_id, day
      )
      insert into campaign_day (kind, campaign_id, day, views, visitors)
      select kind, campaign_id, day, views, (
        select count(*) from visitor
        where visitor.kind = viewed.kind and visitor.campaign_id = viewed.campaign_id and visitor.day = viewed.day)
      from viewed
      order by 1, 2, 3
      on conflict (kind, campaign_id, day) do update set views = campaign_day.views + excluded.views,
        visitors = campaign_day.visitors + excluded.visitors`.execute(db)
  } catch (error) {
    noteAgain(ports, noted)
    throw error
  }
}

/** Deletes the digests of visitors from before yesterday. The counts stay. */
export const forgetVisitors = ({ db, now }: { db: Database; now: number }) =>
  sql`delete from campaign_visitor where day < ${formatDay(now - DAY)}`.execute(db)
