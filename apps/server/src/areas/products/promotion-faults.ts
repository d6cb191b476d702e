import { PROMOTION_TYPE, PROMOTION_TYPES_TO_COME } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import { repeatedSkus } from '#areas/stock/repeated-skus'
import { endingTooEarly, type RowFault } from '#kernel/refused-rows'

const TYPES = Object.values(PROMOTION_TYPE).filter((type) => !PROMOTION_TYPES_TO_COME.includes(type))

/** What promotions of every type must not say. */
export const promotionFaults = (promotions: readonly ShopFilePromotion[]): RowFault[] => [
  ...promotions.flatMap(({ promotionType }, row) =>
    TYPES.includes(promotionType) ? [] : [{ row, field: 'promotionType', text: `must be one of ${TYPES.join(', ')}` }],
  ),
  ...endingTooEarly('promotionId')(promotions),
  ...promotions.flatMap(({ skus }, row) => repeatedSkus(skus).map((fault) => ({ row, ...fault }))),
]
