import { preSaleFaults, PROMOTION_TYPE, MOST_KEPT_PERCENT, type PreSaleFault } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import type { RowFault } from '#kernel/refused-rows'

/** Where a fault is: a field of the promotion, or of the sku. */
const FAULTS: Readonly<Record<PreSaleFault, { field: string; text: string }>> = {
  incomplete: {
    field: '.depositAmount',
    text: 'a pre-sale needs balanceBeginTime, balanceEndTime and depositKept, and a promotionPrice and a depositAmount for each sku',
  },
  balanceTooEarly: { field: 'balanceBeginTime', text: 'its balance could be paid before its first deposit' },
  balanceTooShort: {
    field: 'balanceEndTime',
    text: 'shoppers have less than a day for its balance, once the last deposits are paid',
  },
  worth: {
    field: '.depositWorth',
    text: 'a deposit counts for no less than it is, and for no more than the price',
  },
  keptTooMuch: {
    field: '.depositAmount',
    text: `a deposit that the shop keeps is at most ${MOST_KEPT_PERCENT} percent of what a piece costs`,
  },
}

/** What is wrong with promotions as pre-sales, or with others that say something of one. */
export const faultsOfPreSales = (promotions: readonly ShopFilePromotion[]): RowFault[] =>
  promotions.flatMap((promotion, row) => faultsOf(promotion).map((fault) => ({ row, ...fault })))

const TERMS = ['balanceBeginTime', 'balanceEndTime', 'depositKept'] as const
const SKU_TERMS = ['promotionPrice', 'depositAmount'] as const

function faultsOf(promotion: ShopFilePromotion): RowFault[] {
  const { promotionId, promotionType, skus, ...terms } = promotion
  if (promotionType === PROMOTION_TYPE.preSale)
    return skus.flatMap((sku, at) =>
      preSaleFaults({ ...terms, ...sku }).map((fault) => {
        const { field, text } = FAULTS[fault]
        const missing = fault === 'incomplete' ? missingField(terms, sku) : field
        return { field: missing.startsWith('.') ? `skus[${at}]${missing}` : missing, text: `sku ${sku.skuNo}: ${text}` }
      }),
    )
  const said = TERMS.find((field) => terms[field] !== undefined)
  const at = skus.findIndex(({ depositAmount, depositWorth }) => (depositAmount ?? depositWorth) !== undefined)
  if (said === undefined && at < 0) return []
  return [
    {
      field: said ?? `skus[${at}].${skus[at]?.depositAmount === undefined ? 'depositWorth' : 'depositAmount'}`,
      text: `${promotionId} has a deposit or a balance, and is no pre-sale`,
    },
  ]
}

/** The first field of a pre-sale that is not said. */
function missingField(
  terms: Pick<ShopFilePromotion, (typeof TERMS)[number]>,
  sku: ShopFilePromotion['skus'][number],
): string {
  const ofSku = SKU_TERMS.find((field) => sku[field] === undefined)
  return TERMS.find((field) => terms[field] === undefined) ?? `.${ofSku ?? 'depositAmount'}`
}
