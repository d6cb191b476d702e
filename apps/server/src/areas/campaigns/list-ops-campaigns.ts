import { campaignStatusAt } from '@hearth/domain'
import type { ListOpsCampaigns, OpsCampaign, OpsCampaignPage } from '@hearth/ops'
import { sql } from 'kysely'
import { allCampaigns } from '#areas/campaigns/all-campaigns'
import { standsAt } from '#areas/products/promotion-time'
import type { CampaignSource } from '#kernel/campaigns/campaign-source'
import type { OpsContext } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'

type Row = Omit<OpsCampaign, 'status' | 'knownFrom'> & { knownFrom: number | null }

const STANDS_AT = standsAt('campaign')
const NAME = sql`campaign.kind || '/' || campaign.campaign_id`

/** Lists campaigns of all kinds with their views, those that end last first, in one query. */
export function opsCampaigns(sources: readonly CampaignSource[]) {
  const list = opsList<ListOpsCampaigns, Row>({
    columns: sql`
      campaign.kind, campaign.campaign_id as "campaignId", campaign.name, campaign.begin_time as "beginTime",
      campaign.end_time as "endTime", campaign.known_from as "knownFrom", coalesce(seen.views, 0) as views,
      coalesce(seen.visitors, 0) as visitors`,
    from: sql`${allCampaigns(sources)}
      left join (
        select kind, campaign_id, sum(views) as views, sum(visitors) as visitors from campaign_day group by 1, 2
      ) as seen on seen.kind = campaign.kind and seen.campaign_id = campaign.campaign_id`,
    filters: {
      kind: (kind) => sql`campaign.kind = ${kind}`,
      status: (status, now) => STANDS_AT[status](now),
    },
    sorts: {
      lastToEnd: [descending('campaign.end_time'), descending('campaign.kind'), descending('campaign.campaign_id')],
      firstToBegin: [ascending('campaign.begin_time'), ascending('campaign.kind'), ascending('campaign.campaign_id')],
    },
    row: (after) => sql`${allCampaigns(sources)} where ${NAME} = ${after}`,
    nameOf: ({ kind, campaignId }) => `${kind}/${campaignId}`,
  })
  return async (context: OpsContext, payload: ListOpsCampaigns): Promise<OpsCampaignPage> => {
    const { rows, after } = await readList(list, context, payload)
    return {
      campaigns: rows.map(({ knownFrom, ...row }) => ({
        ...row,
        ...(knownFrom === null ? {} : { knownFrom }),
        status: campaignStatusAt(row, context.now),
      })),
      after,
    }
  }
}
