import { formatFen, fundingPercent, type FundingProgress } from '@hearth/domain'

/** The goal of a crowd-funding, such as 100 件 or ¥5,000. */
export const goalText = ({ goalPieces, goalAmount }: FundingProgress): string =>
  goalPieces == null ? `¥${formatFen(goalAmount ?? 0)}` : `${goalPieces} 件`

/** Its progress, in the same unit. */
export const raisedText = ({ goalPieces, pieces, amount }: FundingProgress): string =>
  goalPieces == null ? `¥${formatFen(amount)}` : `${pieces} 件`

/** The same in percent. */
export const percentText = (progress: FundingProgress): string => `${fundingPercent(progress)}%`
