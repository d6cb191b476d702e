import { formatYuan } from '#money/format-fen'
import { maskName } from '#text/mask-name'

/** What boards call a promoter: the nickname, else the display name with its middle hidden. */
export const boardName = (nickname: string | null, displayName: string): string => nickname ?? maskName(displayName)

/** A line on the page of invitations: the reward of one promoter, whose name is partly masked. */
export const barrageText = (name: string, fen: number): string =>
  `${maskName(name)} 邀请的好友下单，获得返利 ¥${formatYuan(fen)}`
