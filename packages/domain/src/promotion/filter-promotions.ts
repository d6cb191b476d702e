import { PROMOTION_TYPE } from '#codes/promotion-type'
import { isPromotionActive } from '#promotion/is-promotion-active'
import { MAIN_PROMOTION_TYPES, mainPromotion } from '#promotion/main-promotion'
import type { PromotionConditions, PromotionLike } from '#promotion/promotion-like'

const cartTypes: ReadonlySet<number> = new Set([PROMOTION_TYPE.fullReduction, PROMOTION_TYPE.fullDiscount])

/**
 * The promotions that hold for this shopper now, the main one first, then the extras in their given order (S18, S20).
 * Only active ones count; `vip` ones need a member, and a member's 104 replaces the ordinary 104 while it lasts;
 * enterprise mode drops 1001 and 1002; beside a main 101 only gifts (205) stay, beside a main 103 nothing.
 */
export function filterPromotions<P extends PromotionLike>(
  promotions: readonly P[],
  conditions: PromotionConditions,
): P[] {
  const holding = promotions.filter((promotion) => holds(promotion, conditions))
  const main = mainPromotion(holding)
  const replaced = holding.some(
    (promotion) => isMemberPriceForVip(promotion) && promotion.promotionInventoryStatus !== 0,
  )
  const extras = holding.filter((promotion) => {
    if (MAIN_PROMOTION_TYPES.includes(promotion.promotionType)) return false
    if (main?.promotionType === PROMOTION_TYPE.groupBuy) return false
    if (main?.promotionType === PROMOTION_TYPE.flashSale) return promotion.promotionType === PROMOTION_TYPE.gift
    return !(replaced && promotion.promotionType === PROMOTION_TYPE.memberPrice && !isMemberPriceForVip(promotion))
  })
  return main ? [main, ...extras] : extras
}

function holds(promotion: PromotionLike, { now, enterprise, vip }: PromotionConditions): boolean {
  if (!isPromotionActive(promotion, now)) return false
  if (promotion.promotionSupportTarget === 'vip' && !vip) return false
  return !(enterprise && cartTypes.has(promotion.promotionType))
}

const isMemberPriceForVip = (promotion: PromotionLike): boolean =>
  promotion.promotionType === PROMOTION_TYPE.memberPrice && promotion.promotionSupportTarget === 'vip'
