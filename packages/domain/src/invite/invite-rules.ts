import { DAY } from '#time/day'
import { formatDateTime } from '#time/format-date-time'
import { formatDeadline } from '#time/format-deadline'

/**
 * The way in which a shopper became an invited buyer: by taking the coupon, by ordering through a share, or by a
 * telephone number that the promoter entered.
 */
export type InviteWay = 'coupon' | 'order' | 'telephone'

/** Ms: how long an award of an invitation campaign can be claimed. */
export const INVITE_CLAIM_TIME = 30 * DAY

/**
 * Ms: how long an invited telephone number is stored. An account that is opened with the number in this time counts as
 * invited.
 */
export const INVITE_NOTE_TIME = 30 * DAY

/** Maximum number of invitations by SMS to one number: in a day, and in total. */
export const INVITE_SMS_MOST = { day: 1, ever: 3 } as const

/** Maximum number of promoters on a board. */
export const BOARD_MOST = 100

/** Maximum number of recent rewards that scroll over the page of invitations. */
export const BARRAGE_MOST = 50

/** The terms of an invitation campaign. Times are epoch ms. */
export interface InviteTerms {
  beginTime: number
  endTime: number
  /** Further rules that the owner wrote. */
  rules: readonly string[]
}

/**
 * Returns the rules of an invitation campaign in words. There is one level only: rewards are for friends who buy, and
 * nobody is paid for recruiting promoters (Prohibition of Pyramid Selling, art. 7).
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

/** The message on platforms where invitation campaigns are not offered. */
export const INVITE_OFF_TEXT = '当前平台暂不提供邀请有礼，商品和其他福利照常可用'

/** Returns the title of a shared invitation. */
export const inviteShareTitle = (title: string): string => `送你一张新人券 · ${title}`

/** Returns the text of an invitation by SMS: sender, reward, URL, and how to refuse further invitations. */
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
