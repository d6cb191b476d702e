import { preSaleFaults, PROMOTION_TYPE, MOST_KEPT_PERCENT, type PreSaleFault } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import type { RowFault } from '#kernel/ops/refused-rows'

/**
 * The field that each fault names. A name that begins with a dot is a field of the sku; any other name is a field of
 * the promotion.
 */
const FAULTS: Readonly<Record<PreSaleFault, { field: string; text: string }>> = {
  incomplete: {
    field: '.depositAmount',
    text: '预售要填写尾款开始和结束时间、定金是否不退，以及每个规格的预售价和定金',
  },
  balanceTooEarly: { field: 'balanceBeginTime', text: '尾款开始时间早于定金开始时间' },
  balanceTooShort: {
    field: 'balanceEndTime',
    text: '最后一笔定金付完后，支付尾款的时间不足一天',
  },
  worth: {
    field: '.depositWorth',
    text: '定金抵扣的金额不能低于定金，也不能高于预售价',
  },
  keptTooMuch: {
    field: '.depositAmount',
    text: `不退的定金最多为预售价的 ${MOST_KEPT_PERCENT}%`,
  },
}

/** Returns the faults of pre-sales in a shop file, and of other promotions that have pre-sale terms. */
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
      text: `${promotionId} 不是预售，不能填写定金或尾款`,
    },
  ]
}

/** Returns the first missing field of a pre-sale. */
function missingField(
  terms: Pick<ShopFilePromotion, (typeof TERMS)[number]>,
  sku: ShopFilePromotion['skus'][number],
): string {
  const ofSku = SKU_TERMS.find((field) => sku[field] === undefined)
  return TERMS.find((field) => terms[field] === undefined) ?? `.${ofSku ?? 'depositAmount'}`
}
