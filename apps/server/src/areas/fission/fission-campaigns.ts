import { CAMPAIGN_KIND, SKU_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import type { CampaignSource, ListedCampaign } from '#kernel/campaigns/campaign-source'

/**
 * Fission activities as campaigns. Shoppers see those that are published, have a reward left, and have a product on
 * sale.
 */
export const fissionCampaigns: CampaignSource = {
  kind: CAMPAIGN_KIND.fission,
  all: sql<ListedCampaign>`
    select activity.id, activity.name, activity.begin_time, activity.end_time,
      case
        when activity.published and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
          and (activity.quantity is null or activity.reached < activity.quantity) then 0::bigint
      end, sku.spu_no, coalesce(activity.picture, sku.picture)
    from fission_activity activity
    left join sku on sku.sku_no = activity.sku_no`,
}
