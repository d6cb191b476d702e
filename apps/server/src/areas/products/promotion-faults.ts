import { cartPromotionFaults, hasOneDecimal, PROMOTION_TYPE, pricingOf, type CartPromotionFault } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import { repeatedSkus } from '#areas/stock/repeated-skus'
import { endingTooEarly, type RowFault } from '#kernel/refused-rows'

const TYPES = Object.values(PROMOTION_TYPE)

const CART_FAULTS: Readonly<Record<CartPromotionFault, string>> = {
  notOverCart: 'only promotions over a cart (1001, 1002) have tiers, a priority and others beside them',
  twice: 'say what it asks and gives either in tiers or beside them',
  asksNothing: 'a tier asks for an amount, for pieces, or for both',
  gives: 'a tier of 1001 gives a reduceAmount, one of 1002 a discountRate, and nothing else',
  order: 'a tier asks more than the one before it, and gives more',
  rate: 'a rate has one decimal at most',
  itself: 'a promotion cannot combine with itself',
}

/** What promotions of every type must not say. */
export const promotionFaults = (promotions: readonly ShopFilePromotion[]): RowFault[] => [
  ...promotions.flatMap(({ promotionType }, row) =>
    TYPES.includes(promotionType) ? [] : [{ row, field: 'promotionType', text: `must be one of ${TYPES.join(', ')}` }],
  ),
  ...endingTooEarly('promotionId')(promotions),
  ...promotions.flatMap((promotion, row) =>
    [...repeatedSkus(promotion.skus), ...cartFaults(promotion), ...rateFaults(promotion)].map((fault) => ({
      row,
      ...fault,
    })),
  ),
]

const cartFaults = (promotion: ShopFilePromotion): RowFault[] =>
  cartPromotionFaults(promotion).map(({ field, fault }) => ({ field, text: CART_FAULTS[fault] }))

/** What is wrong with prices that are a share of the ordinary one. */
function rateFaults({ promotionType, skus }: ShopFilePromotion): RowFault[] {
  const { price, kind } = pricingOf({ promotionType })
  return skus.flatMap(({ promotionPrice, promotionRate }, at) => {
    if (promotionRate === undefined) return []
    const field = `skus[${at}].promotionRate`
    if (!price || kind) return [{ field, text: `promotions of type ${promotionType} have no promotionRate` }]
    if (promotionPrice !== undefined) return [{ field, text: 'say either a promotionPrice or a promotionRate' }]
    return hasOneDecimal(promotionRate) ? [] : [{ field, text: CART_FAULTS.rate }]
  })
}
