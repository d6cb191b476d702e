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
    when: 'a promoter invites a telephone by the shop’s SMS; the promoter confirms that its owner agreed',
    carries: {
      inviter: 'the name of the promoter',
      url: 'the address of the invitation',
      text: 'all of it in words: who sends it, what is got, where, and `拒收请回复R`; enter who answers so',
    },
  },
  message({
    kind: 'inviteAwardWon',
    when: 'enough friends of a promoter bought, and a coupon can be taken',
    carries: {
      awardId: 'the id of the award',
      couponName: 'the name of the coupon',
      buyerCount: 'the number of friends',
      endTime: 'the last moment to take it, epoch ms',
    },
    of: awardWon.told(),
    words: ({ couponName, buyerCount, endTime }) => ({
      text: `您邀请的 ${buyerCount} 位好友已成交，「${couponName}」优惠券待领取，请在 ${formatDeadline(endTime)} 前领取，过期将失效。`,
      path: '/invite',
    }),
  }),
]
