import type { CampaignKind } from '#codes/campaign-kind'
import type { PromotionType } from '#codes/promotion-type'
import { campaignPath } from '#promotion/campaign-path'
import { productPath } from '#route/product-path'

/** The campaign kind of each promotion type that the list of all campaigns shows. */
const KINDS: { readonly [Type in PromotionType]?: CampaignKind } = {
  101: 'flashSale',
  103: 'group',
  105: 'preSale',
  110: 'reservation',
  113: 'crowdFunding',
  115: 'bargain',
}

/** Returns the path of a promotion's page, or of its first product if its type has no page. */
export function promotionPath(promotionType: PromotionType, promotionId: string, spuNo: string): string {
  const kind = KINDS[promotionType]
  return kind ? campaignPath({ kind, campaignId: promotionId, spuNo }) : productPath(spuNo)
}
