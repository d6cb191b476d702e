import { PROMOTION_TYPE } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import { trialRules } from '#areas/free-trial/trial-rules'
import type { RowFault } from '#kernel/ops/refused-rows'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The parts of a shop file with the rules of free trials, and with promotions that are free trials. */
export const freeTrialFile: readonly ShopFilePart[] = [
  shopFilePart('freeTrials', {
    tables: { setting: 'name' },
    write: async ({ db }, { atOnce }) => void (await trialRules.write(db, () => ({ atOnce }))),
  }),
  shopFilePart('promotions', {
    as: 'trials',
    after: ['promotions'],
    check: (promotions) =>
      promotions.flatMap((promotion, row) => trialFaults(promotion).map((fault) => ({ row, ...fault }))),
  }),
]

/** Returns the faults of a free trial. It needs a number of days and a stock, and can have no other terms. */
function trialFaults({ promotionId, promotionType, trialDays, skus }: ShopFilePromotion): RowFault[] {
  if (promotionType !== PROMOTION_TYPE.freeTrial)
    return trialDays === undefined
      ? []
      : [{ field: 'trialDays', text: `${promotionId} 不是免费试用，不能填写试用天数` }]
  return [
    ...(trialDays === undefined ? [{ field: 'trialDays', text: `${promotionId} 是免费试用，要填写试用天数` }] : []),
    ...skus.flatMap(({ skuNo, stock, promotionPrice }, at) => [
      ...(stock === undefined
        ? [{ field: `skus[${at}].stock`, text: `${promotionId} 是免费试用，${skuNo} 要填写可借出的库存` }]
        : []),
      ...(promotionPrice === undefined
        ? []
        : [{ field: `skus[${at}].promotionPrice`, text: `${promotionId} 是免费试用，${skuNo} 不能填写价格` }]),
    ]),
  ]
}
