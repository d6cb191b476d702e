import { INVITE_OFF_TEXT } from '#invite/invite-rules'

/** The facts that decide whether a shopper can take an invitation. */
export interface InviteFacts {
  /** Whether an invitation campaign runs now. */
  running: boolean
  /** Whether invitation campaigns are offered on the shopper's platform. */
  runs: boolean
  /** Whether the inviter is an active promoter. */
  mayInvite: boolean
  /** Whether the shopper is the inviting promoter. */
  own: boolean
  /** Whether the shopper has already bought a product, or had an earlier account. */
  bought: boolean
  /** Whether the shopper's telephone belongs to the promoter. */
  sameTelephone: boolean
  /** Whether an address of the shopper belongs to the promoter. */
  sameAddress: boolean
}

/** The reason why a shopper cannot take an invitation. */
export type InviteRefusal = 'notRunning' | 'off' | 'gone' | 'own' | 'bought' | 'samePerson'

/** The message for each reason. */
export const INVITE_REFUSAL_TEXT: Readonly<Record<InviteRefusal, string>> = {
  notRunning: '邀请活动不在进行中，看看其他优惠吧',
  off: INVITE_OFF_TEXT,
  gone: '这个邀请已失效，看看其他优惠吧',
  own: '这是您自己的邀请，发给朋友吧',
  bought: '这张券仅限从未在本店购买过的新朋友领取',
  samePerson: '您与邀请人的手机号或地址相同，不能领取',
}

/** Returns the first reason why a shopper cannot take an invitation, or undefined if they can. */
export function inviteRefusal(facts: InviteFacts): InviteRefusal | undefined {
  if (facts.own) return 'own'
  if (!facts.mayInvite) return 'gone'
  if (!facts.running) return 'notRunning'
  if (!facts.runs) return 'off'
  if (facts.bought) return 'bought'
  return facts.sameTelephone || facts.sameAddress ? 'samePerson' : undefined
}

/** The reason why a promoter cannot invite a telephone number. */
export type InviteSmsRefusal = 'refused' | 'numberDay' | 'numberEver' | 'promoterDay' | 'shopDay'

/** The message for each reason. */
export const INVITE_SMS_REFUSAL_TEXT: Readonly<Record<InviteSmsRefusal, string>> = {
  refused: '对方已拒收邀请短信，不能再发送',
  numberDay: '今天已有邀请短信发往这个号码，请改天再试',
  numberEver: '这个号码收到的邀请短信已达上限',
  promoterDay: '您今天邀请的号码已达上限，请明天再试',
  shopDay: '今天的邀请短信已发完，可以用自己的手机发送',
}

/** The facts that decide whether a telephone number can be invited. */
export interface InviteSmsFacts {
  /** Whether the number's owner refused invitations. */
  refused: boolean
  /** Whether the shop sent the number an invitation today. */
  sentToday: boolean
  /** Number of invitations that the shop has sent to the number in total. */
  sentEver: number
  /** Number of telephone numbers that the promoter invited today, by the shop's SMS or by the promoter's own. */
  byPromoter: number
  /** Number of invitations that the shop sent by SMS today, to all telephone numbers together. */
  byShop: number
}

/** Limits of invitations by SMS. */
export interface InviteSmsLimits {
  /** Maximum number of invitations to one telephone number, in total. */
  numberEver: number
  promoterDay: number
  shopDay: number
}

/**
 * Returns the reason why a number cannot be invited now, or undefined if it can.
 * @param sending whether the shop sends the SMS, at its own cost; otherwise the promoter sends it
 */
export function inviteSmsRefusal(
  facts: InviteSmsFacts,
  { numberEver, promoterDay, shopDay }: InviteSmsLimits,
  sending: boolean,
): InviteSmsRefusal | undefined {
  if (facts.refused) return 'refused'
  if (sending && facts.sentToday) return 'numberDay'
  if (sending && facts.sentEver >= numberEver) return 'numberEver'
  if (facts.byPromoter >= promoterDay) return 'promoterDay'
  return sending && facts.byShop >= shopDay ? 'shopDay' : undefined
}
