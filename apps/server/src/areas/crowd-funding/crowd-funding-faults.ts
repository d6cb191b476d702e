import { DAY, fundingFaults, MOST_FUNDING_TIME, PROMOTION_TYPE, type FundingFault } from '@hearth/domain'
import type { ShopFilePromotion } from '#shop-file/shop-file'

const WORDS: Readonly<Record<FundingFault, string>> = {
  goal: 'a crowd-funding needs goalPieces or goalAmount, one of both',
  tier: 'each sku of a crowd-funding is a tier, with a promotionPrice and a stock of its own',
  tooLong: `a crowd-funding holds money of others, for at most ${MOST_FUNDING_TIME / DAY} days`,
  unreachable: 'all pieces of its tiers do not come to its goal',
}

/** What is wrong with a promotion as a crowd-funding, or with what is none and says something of one. */
export function faultsOfCrowdFunding(promotion: ShopFilePromotion): string[] {
  const { promotionId, promotionType, goalPieces, goalAmount } = promotion
  if (promotionType === PROMOTION_TYPE.crowdFunding)
    return fundingFaults(promotion).map((fault) => `${promotionId}: ${WORDS[fault]}`)
  return goalPieces === undefined && goalAmount === undefined
    ? []
    : [`${promotionId} has a goal, and is no crowd-funding`]
}
