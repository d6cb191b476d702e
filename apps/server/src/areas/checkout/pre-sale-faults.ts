import { preSaleFaults, PROMOTION_TYPE, MOST_KEPT_PERCENT, type PreSaleFault } from '@hearth/domain'
import type { ShopFilePromotion } from '#shop-file/shop-file'

const WORDS: Readonly<Record<PreSaleFault, string>> = {
  incomplete:
    'a pre-sale needs balanceBeginTime, balanceEndTime and depositKept, and a promotionPrice and a depositAmount for each sku',
  balanceTooEarly: 'its balance could be paid before its first deposit',
  balanceTooShort: 'shoppers have less than a day for its balance, once the last deposits are paid',
  worth: 'a deposit counts for no less than it is, and for no more than the price',
  keptTooMuch: `a deposit that the shop keeps is at most ${MOST_KEPT_PERCENT} percent of what a piece costs`,
}

/** What is wrong with a promotion as a pre-sale, or with what is none and says something of one. */
export function faultsOfPreSale({ promotionId, promotionType, skus, ...terms }: ShopFilePromotion): string[] {
  if (promotionType === PROMOTION_TYPE.preSale) {
    return skus.flatMap(({ skuNo, ...sku }) =>
      preSaleFaults({ ...terms, ...sku }).map((fault) => `${promotionId}, sku ${skuNo}: ${WORDS[fault]}`),
    )
  }
  const said = [terms.balanceBeginTime, terms.balanceEndTime, terms.depositKept].some((one) => one !== undefined)
  return said || skus.some(({ depositAmount, depositWorth }) => (depositAmount ?? depositWorth) !== undefined)
    ? [`${promotionId} has a deposit or a balance, and is no pre-sale`]
    : []
}
