import { formatFen, fundingPercent, type FundingProgress } from '@hearth/domain'

/** Returns the goal of a crowd-funding, such as 100 件 or ¥5,000. */
export const goalText = ({ goalPieces, goalAmount }: FundingProgress): string =>
  goalPieces == null ? `¥${formatFen(goalAmount ?? 0)}` : `${goalPieces} 件`

/** Returns what was raised so far, in the unit of the goal. */
export const raisedText = ({ goalPieces, pieces, amount }: FundingProgress): string =>
  goalPieces == null ? `¥${formatFen(amount)}` : `${pieces} 件`

/** Returns what was raised so far, in percent of the goal. */
export const percentText = (progress: FundingProgress): string => `${fundingPercent(progress)}%`
