import { DAY } from '#time/day'
import { formatDateTime } from '#time/format-date-time'
import { formatDeadline } from '#time/format-deadline'

/** Maximum number of friends whom one shopper can help in a fission activity, each of them once. */
export const MOST_FISSION_HELPS = 3

/** Ms: how long after the end of a fission activity a reached reward can be claimed. */
export const FISSION_CLAIM_TIME = 30 * DAY

/** The terms of a fission activity. Times are epoch ms. */
export interface FissionTerms {
  beginTime: number
  endTime: number
  /** Friends who have to help. */
  helpers: number
  /** The reward in words. */
  rewardName: string
  /** Rewards in total; absent for no limit. */
  quantity?: number
  /** Further rules that the owner wrote. */
  rules: readonly string[]
}

/** Returns the text `领取` followed by the name of the reward. A blank precedes a name that begins with a digit. */
export const claimText = (rewardName: string): string => `领取${/^\d/.test(rewardName) ? ' ' : ''}${rewardName}`

/** Returns the rules of a fission activity in words. Shoppers read all of them before they ask a friend. */
export function fissionRules({ beginTime, endTime, helpers, rewardName, quantity, rules }: FissionTerms): string[] {
  return [
    `活动时间：${formatDateTime(beginTime)} 至 ${formatDeadline(endTime)}。`,
    `满 ${helpers} 位好友亲自登录助力，即可${claimText(rewardName)}；人数和奖励固定不变，每人限领 1 份。`,
    '只分享不会获得奖励；不分享也可以按原价购买商品。',
    `每位好友对同一人只能助力 1 次，一次活动最多为 ${MOST_FISSION_HELPS} 人助力，不能为自己助力。`,
    ...(quantity === undefined ? [] : [`奖励共 ${quantity} 份，按助力满额的先后计算，满额即为您保留。`]),
    `助力满额后，请在活动结束后 ${FISSION_CLAIM_TIME / DAY} 天内领取，逾期视为放弃。`,
    '同一设备或网络助力过多时不计入。',
    ...rules,
  ]
}

/** Returns the title of a shared request for help. */
export const fissionShareTitle = (name: string): string => `帮我助力一次「${name}」`

/** The message on platforms where fission activities are not offered. */
export const FISSION_OFF_TEXT = '当前平台暂不提供好友助力，商品和其他福利照常可用'

/** The actions of a fission activity's button. */
export type FissionDeedName = 'start' | 'invite' | 'claim' | 'had' | 'soon' | 'over' | 'noneLeft' | 'off'

/** The text of the button for each action. */
export const FISSION_DEED_TEXT: Readonly<Record<FissionDeedName, string>> = {
  start: '发起助力',
  invite: '邀请好友助力',
  claim: '领取奖励',
  had: '已领取',
  soon: '即将开始',
  over: '已结束',
  noneLeft: '奖励已送完',
  off: '暂不提供',
}

/** The state of a fission activity for one shopper, as its button needs it. */
export interface FissionOnPage {
  /** Status of the activity: 0 not begun, 1 running, 2 over. */
  status: 0 | 1 | 2
  /** Whether fission activities are offered on this platform. */
  runs: boolean
  /** Rewards left; absent for no limit. */
  remaining?: number
  /** The shopper's own request for help; absent for none. */
  own?: { complete: boolean; claimed: boolean; claimable: boolean }
}

/**
 * Returns the action of a fission activity's button (F08). A reward that the shopper has reached can be claimed even
 * after the activity was stopped or ran out of rewards.
 */
export function fissionDeed({ status, runs, remaining, own }: FissionOnPage): FissionDeedName {
  if (own?.claimed) return 'had'
  if (own?.complete) return own.claimable ? 'claim' : 'over'
  if (status === 0) return 'soon'
  if (status === 2) return 'over'
  if (!runs) return 'off'
  if (remaining === 0) return 'noneLeft'
  return own ? 'invite' : 'start'
}
