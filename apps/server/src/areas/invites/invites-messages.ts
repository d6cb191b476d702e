import { formatDeadline } from '@hearth/domain'
import { message, type SentMessage, type ToldMessage } from '#kernel/messages/message'
import { tellingEvent } from '#kernel/messages/telling-event'

/** A promoter reached a step. The coupon of the award can be taken. */
export const awardWon = tellingEvent<{
  shopperId: string
  awardId: string
  couponName: string
  buyerCount: number
  /** Epoch ms: the last time to take it. */
  endTime: number
}>('notice.inviteAwardWon')

/**
 * The SMS that the shop sends for promoters, which are advertisements and name their sender, and the message that tells
 * a promoter about an award.
 */
export const INVITES_MESSAGES: readonly (SentMessage | ToldMessage)[] = [
  {
    kind: 'invitation',
    when: 'a promoter invites a number by the shop’s SMS; its owner agreed, as the promoter says',
    carries: {
      inviter: 'the name of the promoter',
      url: 'the address of the invitation',
      text: 'all of it in words: who sends it, what is got, where, and `拒收请回复R`; enter who answers so',
    },
  },
  message({
    kind: 'inviteAwardWon',
    when: 'enough friends of a promoter bought: a coupon is won and waits to be taken',
    carries: {
      awardId: 'the id of the award',
      couponName: 'what the coupon is called',
      buyerCount: 'friends that it took',
      endTime: 'until when it can be taken, epoch ms',
    },
    of: awardWon.told(),
    words: ({ couponName, buyerCount, endTime }) => ({
      text: `您邀请的 ${buyerCount} 位好友已成交，「${couponName}」优惠券待领取，请在 ${formatDeadline(endTime)} 前领取，过期将失效。`,
      path: '/invite',
    }),
  }),
]
