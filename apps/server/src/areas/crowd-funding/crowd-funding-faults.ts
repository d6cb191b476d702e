import { DAY, fundingFaults, MOST_FUNDING_TIME, PROMOTION_TYPE, type FundingFault } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import type { RowFault } from '#kernel/ops/refused-rows'

const FAULTS: Readonly<Record<FundingFault, { field: string; text: string }>> = {
  goal: { field: 'goalPieces', text: '众筹要填写目标件数或目标金额，二者填一个' },
  tier: {
    field: 'skus',
    text: '众筹的每个规格是一个档位，要填写价格和库存',
  },
  tooLong: {
    field: 'endTime',
    text: `众筹会占用顾客的资金，最长 ${MOST_FUNDING_TIME / DAY} 天`,
  },
  unreachable: { field: 'goalPieces', text: '全部档位的库存达不到目标' },
}

/** Returns the faults of crowd-fundings in a shop file, and of other promotions that have crowd-funding terms. */
export const crowdFundingFaults = (promotions: readonly ShopFilePromotion[]): RowFault[] =>
  promotions.flatMap((promotion, row) => faultsOf(promotion).map((fault) => ({ row, ...fault })))

function faultsOf(promotion: ShopFilePromotion): RowFault[] {
  const { promotionId, promotionType, goalPieces, goalAmount } = promotion
  if (promotionType === PROMOTION_TYPE.crowdFunding)
    return fundingFaults(promotion).map((fault) => {
      const { field, text } = FAULTS[fault]
      return { field: field === 'goalPieces' && goalAmount !== undefined ? 'goalAmount' : field, text }
    })
  if (goalPieces === undefined && goalAmount === undefined) return []
  const field = goalPieces === undefined ? 'goalAmount' : 'goalPieces'
  return [{ field, text: `${promotionId} 不是众筹，不能填写目标` }]
}
