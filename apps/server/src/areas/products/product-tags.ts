import { filterPromotions, formatYuan, PROMOTION_TYPE, PROMOTION_TYPE_LABEL } from '@hearth/domain'
import type { Promotion } from '@hearth/sdk/core'

const MOST_TAGS = 3

/** The tags of a card: what holds now, in the order the domain gives it (S18). */
export function productTags(promotions: readonly Promotion[], now: number): string[] {
  return [...new Set(filterPromotions(promotions, { now }).map(tagOf))].slice(0, MOST_TAGS)
}

function tagOf(promotion: Promotion): string {
  const { promotionType, thresholdAmount, reduceAmount, thresholdQuantity, discountRate, giftName } = promotion
  if (promotionType === PROMOTION_TYPE.fullReduction && thresholdAmount && reduceAmount)
    return `满${formatYuan(thresholdAmount)}减${formatYuan(reduceAmount)}`
  if (promotionType === PROMOTION_TYPE.fullDiscount && thresholdQuantity && discountRate)
    return `${thresholdQuantity}件${discountText(discountRate)}折`
  if (promotionType === PROMOTION_TYPE.gift && giftName) return '有赠品'
  return PROMOTION_TYPE_LABEL[promotionType]
}

/** 85 percent to pay is 8.5 折; 80 is 8 折. */
const discountText = (rate: number): string => String(rate / 10)
