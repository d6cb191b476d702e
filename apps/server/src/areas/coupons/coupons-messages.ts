import { formatDeadline, MESSAGE_TOPIC } from '@hearth/domain'
import { couponEnding } from '#areas/coupons/remind-of-coupons'
import { message } from '#kernel/messages/message'

/** Messages to shoppers about their coupons. */
export const COUPON_MESSAGES = [
  message({
    kind: 'couponEnding',
    when: 'coupons end soon',
    carries: { coupons: 'their number', endTime: 'the end of the first of them, epoch ms' },
    topic: MESSAGE_TOPIC.couponEnding,
    of: couponEnding.told(),
    words: ({ coupons, endTime }) => ({
      text: `您有 ${coupons} 张优惠券即将到期，最早的在 ${formatDeadline(endTime)} 到期。`,
      path: '/my/coupons',
    }),
  }),
]
