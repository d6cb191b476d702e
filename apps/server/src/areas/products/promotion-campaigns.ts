import { SKU_STATUS, type CampaignKind, type PromotionType } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { OPEN_UNTIL } from '#areas/products/promotion-time'
import type { CampaignSource, ListedCampaign } from '#kernel/campaigns/campaign-source'

/**
 * Lists promotions of one type as campaigns, each with its first product. Leaves out promotions without a product.
 * @param sold condition on a row of `promotion`. Promotions for which it is false are left out
 */
export const promotionCampaigns = (
  kind: CampaignKind,
  type: PromotionType,
  sold: RawBuilder<boolean> = sql<boolean>`true`,
): CampaignSource => ({
  kind,
  all: sql<ListedCampaign>`
    select promotion.id, promotion.name, promotion.begin_time, ${OPEN_UNTIL},
      coalesce(promotion.display_time, promotion.begin_time), first.spu_no, first.picture
    from promotion
    cross join lateral (
      select spu.spu_no, spu.pictures -> 0 as picture
      from promotion_sku
      join sku on sku.sku_no = promotion_sku.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
      join spu on spu.spu_no = sku.spu_no
      where promotion_sku.promotion_id = promotion.id
      order by spu.position, spu.spu_no limit 1
    ) as first
    where promotion.promotion_type = ${sql.lit(type)} and ${sold}`,
})
