import {
  cartPromotionTag,
  filterPromotions,
  isPromotionActive,
  PROMOTION_TYPE,
  PROMOTION_TYPE_LABEL,
} from '@hearth/domain'
import type { Promotion } from '@hearth/sdk/core'

const MOST_TAGS = 3

/**
 * Returns the tags of a product card: a group buy first, then the promotions that apply to a single buyer, as the
 * domain sorts them (S18).
 */
export function productTags(promotions: readonly Promotion[], now: number): string[] {
  const together = promotions.filter(
    (one) => one.promotionType === PROMOTION_TYPE.groupBuy && isPromotionActive(one, now),
  )
  const holding = [...together, ...filterPromotions(promotions, { now, group: false })]
  return [...new Set(holding.map(tagOf))].slice(0, MOST_TAGS)
}

function tagOf(promotion: Promotion): string {
  const { promotionType, giftName } = promotion
  if (promotionType === PROMOTION_TYPE.gift && giftName) return '有赠品'
  return cartPromotionTag(promotion) ?? PROMOTION_TYPE_LABEL[promotionType]
}
