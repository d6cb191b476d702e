import { DAY, fundingFaults, MOST_FUNDING_TIME, PROMOTION_TYPE, type FundingFault } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import type { RowFault } from '#kernel/refused-rows'

const FAULTS: Readonly<Record<FundingFault, { field: string; text: string }>> = {
  goal: { field: 'goalPieces', text: 'a crowd-funding needs goalPieces or goalAmount, one of both' },
  tier: {
    field: 'skus',
    text: 'each sku of a crowd-funding is a tier, with a promotionPrice and a stock of its own',
  },
  tooLong: {
    field: 'endTime',
    text: `a crowd-funding holds money of others, for at most ${MOST_FUNDING_TIME / DAY} days`,
  },
  unreachable: { field: 'goalPieces', text: 'all pieces of its tiers do not come to its goal' },
}

/** What is wrong with promotions as crowd-fundings, or with others that say something of one. */
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
  return [{ field, text: `${promotionId} has a goal, and is no crowd-funding` }]
}
