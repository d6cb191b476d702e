import type { PricingConditions } from '#price/pricing-buyer'
import { isPromotionActive } from '#promotion/is-promotion-active'
import { mainPromotion } from '#promotion/main-promotion'
import type { PromotionLike } from '#promotion/promotion-like'
import { isCartPromotion, pricingOf } from '#promotion/promotion-pricing'

/**
 * Returns the promotions that apply to this shopper now: the main one first, then the others in their given order (S18,
 * S20). Only running promotions apply. A `vip` promotion requires a member. A member price (104) for `vip` replaces the
 * member price for everybody while it has stock. In enterprise mode, cart promotions (1001, 1002) do not apply. Beside
 * a flash sale (101) or a pre-sale (105) as the main promotion, only gifts (205) apply; beside a group promotion (103),
 * no other promotion applies. A crowd-funding (113) applies alone, unless one of these main promotions excludes it. If
 * the shopper buys alone (`group` is false), a group promotion does not apply, so that it excludes no other promotion.
 */
export function filterPromotions<P extends PromotionLike>(
  promotions: readonly P[],
  conditions: PricingConditions,
): P[] {
  const holding = promotions.filter((promotion) => holds(promotion, conditions))
  const main = mainPromotion(holding)
  const beside = main && pricingOf(main).beside
  const own = beside ? undefined : holding.find((promotion) => pricingOf(promotion).ownPage)
  if (own) return [own]
  const replaced = holding.some((promotion) => replaces(promotion) && promotion.promotionInventoryStatus !== 0)
  const extras = holding.filter((promotion) => {
    const { main: place, memberReplaces } = pricingOf(promotion)
    if (place) return false
    if (beside) return beside.includes(promotion.promotionType)
    return !(replaced && memberReplaces && !replaces(promotion))
  })
  return main ? [main, ...extras] : extras
}

function holds(promotion: PromotionLike, { now, enterprise, vip, group }: PricingConditions): boolean {
  if (!isPromotionActive(promotion, now)) return false
  if (group === false && pricingOf(promotion).price === 'group') return false
  if (promotion.promotionSupportTarget === 'vip' && !vip) return false
  return !(enterprise && isCartPromotion(promotion))
}

/** Whether a promotion for members replaces the promotions of its type for everybody. */
const replaces = (promotion: PromotionLike): boolean =>
  promotion.promotionSupportTarget === 'vip' && !!pricingOf(promotion).memberReplaces
