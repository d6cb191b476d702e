import { formatYuan } from '#money/format-fen'
import { maskName } from '#text/mask-name'

/** Returns the name of a promoter on boards: the nickname, or else the masked display name. */
export const boardName = (nickname: string | null, displayName: string): string => nickname ?? maskName(displayName)

/**
 * Returns a line for the page of invitations: the reward of a promoter, whose name is masked.
 * @param fen the reward
 */
export const barrageText = (name: string, fen: number): string =>
  `${maskName(name)} 邀请的好友下单，获得返利 ¥${formatYuan(fen)}`
