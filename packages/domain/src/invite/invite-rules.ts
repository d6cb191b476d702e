import { DAY } from '#time/day'
import { formatDateTime } from '#time/format-date-time'
import { formatDeadline } from '#time/format-deadline'

/** What makes a shopper one who was invited: the coupon that was taken, an order by a share, or a noted telephone. */
export type InviteWay = 'coupon' | 'order' | 'telephone'

/** Ms after an award of inviting was won within which it can be taken. */
export const INVITE_CLAIM_TIME = 30 * DAY

/** Ms for which an invited telephone is remembered: an account that is opened with it meanwhile counts as invited. */
export const INVITE_NOTE_TIME = 30 * DAY

/** How often the shop sends one number an invitation by SMS. */
export const INVITE_SMS_MOST = { day: 1, ever: 3 } as const

/** How many promoters a board shows. */
export const BOARD_MOST = 100

/** How many recent lines run over the page of invitations at most. */
export const BARRAGE_MOST = 50

/** A campaign of invitations as far as its conditions go. Times are epoch ms. */
export interface InviteTerms {
  beginTime: number
  endTime: number
  /** What its owner adds. */
  rules: readonly string[]
}

/**
 * The conditions of a campaign of invitations in plain words. One level only: only friends who buy count, and nobody is
 * paid for bringing promoters (Prohibition of Pyramid Selling, art. 7).
 */
export function inviteRules({ beginTime, endTime, rules }: InviteTerms): string[] {
  return [
    `活动时间：${formatDateTime(beginTime)} 至 ${formatDeadline(endTime)}。`,
    '从未在本店购买过的新朋友，在活动期间接受您的邀请并下单，收货且过了退货期限后，计 1 位成交好友。',
    '只分享不会获得奖励；取消和全额退款的订单不计入。',
    '参加活动不收任何费用；邀请他人成为推广员不计奖励，好友再邀请的人与您无关。',
    '每位朋友只归最先邀请 TA 的推广员；您本人，以及与您手机号或收货地址相同的账号不计入。',
    `达成的奖励请在 ${INVITE_CLAIM_TIME / DAY} 天内领取，逾期视为放弃。`,
    '邀请返利按好友通过您的分享下单的实付金额计算，退款会相应扣回。',
    ...rules,
  ]
}

/** The message at doors where inviting for rewards does not run. */
export const INVITE_OFF_TEXT = '当前平台暂不提供邀请有礼，商品和其他福利照常可用'

/** Text of a shared invitation. */
export const inviteShareTitle = (title: string): string => `送你一张新人券 · ${title}`

/** Text of an invitation by SMS: sender, reward, address, and how to refuse further ones. */
export const inviteSmsText = ({
  shopName,
  inviter,
  couponName,
  url,
}: {
  shopName: string
  inviter: string
  couponName: string
  url: string
}): string => `【${shopName}】${inviter}邀请您领取「${couponName}」：${url} 拒收请回复R`
