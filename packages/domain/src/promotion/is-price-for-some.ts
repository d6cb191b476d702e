import { PROMOTION_TYPE } from '#codes/promotion-type'
import type { PromotionLike } from '#promotion/promotion-like'

/**
 * Whether a promotion's price is for some shoppers alone: those who buy in a group (103), those who never ordered
 * (112). Everybody else buys at the ordinary price beside it, and so does everybody once its own stock is gone.
 */
export const isPriceForSome = ({ promotionType }: PromotionLike): boolean =>
  promotionType === PROMOTION_TYPE.groupBuy || promotionType === PROMOTION_TYPE.newcomer
