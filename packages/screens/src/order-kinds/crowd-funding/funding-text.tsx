import { formatFen, fundingPercent, type FundingProgress } from '@hearth/domain'

/** What a crowd-funding has to reach, such as 100 件 or ¥5,000. */
export const goalText = ({ goalPieces, goalAmount }: FundingProgress): string =>
  goalPieces == null ? `¥${formatFen(goalAmount ?? 0)}` : `${goalPieces} 件`

/** What it has of it, in the same unit. */
export const raisedText = ({ goalPieces, pieces, amount }: FundingProgress): string =>
  goalPieces == null ? `¥${formatFen(amount)}` : `${pieces} 件`

/** The same as a share. */
export const percentText = (progress: FundingProgress): string => `${fundingPercent(progress)}%`
