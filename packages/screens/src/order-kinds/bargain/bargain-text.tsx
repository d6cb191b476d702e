import { bargainCuts, formatFen, type BargainPath } from '@hearth/domain'

/** Returns how much each friend takes off, as text. The amounts are fixed and announced before a bargain starts. */
export function cutsText(path: BargainPath): string {
  const cuts = bargainCuts(path)
  const [most = 0] = cuts
  const more = cuts.filter((cut) => cut === most).length
  return more === cuts.length
    ? `每位好友固定砍 ¥${formatFen(most)}`
    : `前 ${more} 位好友每位固定砍 ¥${formatFen(most)}，其余每位固定砍 ¥${formatFen(most - 1)}`
}

/** Returns the number of friends who can help, such as 3 人砍价. */
export const helpersText = (helperCount: number): string => `${helperCount} 人砍价`
