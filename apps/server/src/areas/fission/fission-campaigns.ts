import { CAMPAIGN_KIND, SKU_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import type { CampaignSource, ListedCampaign } from '#kernel/campaign-source'

/** Fission activities that shoppers see and that have a reward left, as campaigns. */
export const fissionCampaigns: CampaignSource = {
  kind: CAMPAIGN_KIND.fission,
  known: () => sql<ListedCampaign>`
    select activity.id, activity.name, activity.begin_time, activity.end_time, sku.spu_no,
      coalesce(activity.picture, sku.picture)
    from fission_activity activity
    join sku on sku.sku_no = activity.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
    where activity.published and (activity.quantity is null or activity.reached < activity.quantity)`,
}
