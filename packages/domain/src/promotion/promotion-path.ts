import type { CampaignKind } from '#codes/campaign-kind'
import type { PromotionType } from '#codes/promotion-type'
import { campaignPath } from '#promotion/campaign-path'
import { productPath } from '#route/product-path'

/** The types that the list of all campaigns has, and what it calls them. */
const KINDS: { readonly [Type in PromotionType]?: CampaignKind } = {
  101: 'flashSale',
  103: 'group',
  105: 'preSale',
  110: 'reservation',
  113: 'crowdFunding',
  115: 'bargain',
}

/** The path of the page where shoppers find a promotion; that of its first product where its type has no page. */
export function promotionPath(promotionType: PromotionType, promotionId: string, spuNo: string): string {
  const kind = KINDS[promotionType]
  return kind ? campaignPath({ kind, campaignId: promotionId, spuNo }) : productPath(spuNo)
}
