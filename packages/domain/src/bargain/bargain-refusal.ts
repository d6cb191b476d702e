import { BARGAIN_STATUS, type BargainStatus } from '#codes/bargain-status'

/** A bargain, as a shopper who may help sees it. */
export interface HelpableBargain {
  status: BargainStatus
  /** Whether they started it. */
  own: boolean
  /** Friends who can help in all. */
  helperCount: number
  /** Friends who have helped. */
  helped: number
}

/** Why a friend cannot help with a bargain. */
export type BargainRefusal =
  /** It is their own. */
  | 'own'
  /** Its order is placed. */
  | 'bought'
  /** Its time is over. */
  | 'over'
  /** All friends have helped: it is at its floor price. */
  | 'full'

/** Why a shopper cannot help with a bargain; nothing if they can, or already have. */
export function bargainRefusal({ status, own, helperCount, helped }: HelpableBargain): BargainRefusal | undefined {
  if (own) return 'own'
  if (status === BARGAIN_STATUS.bought) return 'bought'
  if (status === BARGAIN_STATUS.over) return 'over'
  return helped >= helperCount ? 'full' : undefined
}

/** The message for a friend who cannot help. It names what they can do instead. */
export const BARGAIN_REFUSAL_TEXT: Readonly<Record<BargainRefusal, string>> = {
  own: '不能为自己砍价，可以邀请好友来帮忙',
  bought: '好友已经买下了，谢谢您，您也可以自己发起砍价',
  over: '这次砍价已结束，您可以自己发起砍价',
  full: '已经砍到最低价了，谢谢您，您也可以自己发起砍价',
}
