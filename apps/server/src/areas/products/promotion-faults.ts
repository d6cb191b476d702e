import { cartPromotionFaults, hasOneDecimal, PROMOTION_TYPE, pricingOf, type CartPromotionFault } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import { repeatedSkus } from '#areas/stock/repeated-skus'
import { endingTooEarly, type RowFault } from '#kernel/ops/refused-rows'

const TYPES = Object.values(PROMOTION_TYPE)

const CART_FAULTS: Readonly<Record<CartPromotionFault, string>> = {
  notOverCart: '只有满减、满折（1001、1002）可以设置阶梯、优先级和叠加',
  twice: '门槛和优惠要么写在阶梯里，要么写在外面，不能两处都写',
  asksNothing: '每个阶梯要设置金额或件数门槛',
  gives: '满减（1001）的阶梯只填 reduceAmount，满折（1002）的只填 discountRate',
  tooMuch: '优惠金额不能高于使用门槛',
  order: '后一个阶梯的门槛和优惠都要高于前一个',
  rate: '折扣最多保留一位小数',
  itself: '活动不能与自己叠加',
}

/** Returns the faults of promotions of all types in a shop file. */
export const promotionFaults = (promotions: readonly ShopFilePromotion[]): RowFault[] => [
  ...promotions.flatMap(({ promotionType }, row) =>
    TYPES.includes(promotionType)
      ? []
      : [{ row, field: 'promotionType', text: `活动类型须是 ${TYPES.join('、')} 之一` }],
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

/** Returns the faults of promotion prices that are given as a percentage of the ordinary price. */
function rateFaults({ promotionType, skus }: ShopFilePromotion): RowFault[] {
  const { price, kind } = pricingOf({ promotionType })
  return skus.flatMap(({ promotionPrice, promotionRate }, at) => {
    if (promotionRate === undefined) return []
    const field = `skus[${at}].promotionRate`
    if (!price || kind) return [{ field, text: `类型 ${promotionType} 的活动不能填写 promotionRate` }]
    if (promotionPrice !== undefined) return [{ field, text: 'promotionPrice 和 promotionRate 只能填写一个' }]
    return hasOneDecimal(promotionRate) ? [] : [{ field, text: CART_FAULTS.rate }]
  })
}
