import { cartPromotionTag, filterPromotions, PROMOTION_TYPE, PROMOTION_TYPE_LABEL } from '@hearth/domain'
import type { Promotion } from '@hearth/sdk/core'

const MOST_TAGS = 3

/** The tags of a card: what holds now, in the order the domain gives it (S18). */
export function productTags(promotions: readonly Promotion[], now: number): string[] {
  return [...new Set(filterPromotions(promotions, { now }).map(tagOf))].slice(0, MOST_TAGS)
}

function tagOf(promotion: Promotion): string {
  const { promotionType, giftName } = promotion
  if (promotionType === PROMOTION_TYPE.gift && giftName) return '有赠品'
  return cartPromotionTag(promotion) ?? PROMOTION_TYPE_LABEL[promotionType]
}
