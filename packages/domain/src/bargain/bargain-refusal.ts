import { BARGAIN_STATUS, type BargainStatus } from '#codes/bargain-status'

/** A bargain, as a shopper who wants to help sees it. */
export interface HelpableBargain {
  status: BargainStatus
  /** Whether this shopper started the bargain. */
  own: boolean
  /** Maximum number of friends who can help. */
  helperCount: number
  /** Number of friends who have helped so far. */
  helped: number
}

/** The reason why a friend cannot help with a bargain. */
export type BargainRefusal =
  /** The friend started the bargain. */
  | 'own'
  /** The order of the bargain is placed. */
  | 'bought'
  /** The time of the bargain is over. */
  | 'over'
  /** All friends have helped: the price is at its floor. */
  | 'full'

/** Returns the reason why a shopper cannot help with a bargain, or undefined if they can or have already helped. */
export function bargainRefusal({ status, own, helperCount, helped }: HelpableBargain): BargainRefusal | undefined {
  if (own) return 'own'
  if (status === BARGAIN_STATUS.bought) return 'bought'
  if (status === BARGAIN_STATUS.over) return 'over'
  return helped >= helperCount ? 'full' : undefined
}

/** The message for a friend who cannot help. It says what the friend can do instead. */
export const BARGAIN_REFUSAL_TEXT: Readonly<Record<BargainRefusal, string>> = {
  own: '不能为自己砍价，可以邀请好友来帮忙',
  bought: '好友已经买下了，谢谢您，您也可以自己发起砍价',
  over: '这次砍价已结束，您可以自己发起砍价',
  full: '已经砍到最低价了，谢谢您，您也可以自己发起砍价',
}
