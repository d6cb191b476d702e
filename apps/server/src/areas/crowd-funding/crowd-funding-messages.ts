import { MESSAGE_TOPIC } from '@hearth/domain'
import { sql } from 'kysely'
import type { CrowdFundingEvents } from '#areas/crowd-funding/crowd-funding-events'
import { ofOrder, ofOwnEvent, ORDER_ID, orderPath } from '#areas/orders/events/of-order'
import { message } from '#kernel/messages/message'

/** Messages to shoppers about crowd-fundings that they support. */
export const CROWD_FUNDING_MESSAGES = [
  message({
    kind: 'crowdFundingOver',
    when: 'the crowd-funding that an order supports is over',
    carries: { orderId: ORDER_ID, reached: 'whether its goal was reached; if not, the money is refunded' },
    topic: MESSAGE_TOPIC.order,
    of: {
      ...ofOwnEvent<CrowdFundingEvents>()('order.fundingReached', (orderId) => ({ orderId, reached: true })),
      // Orders that are cancelled for another reason need no message here: their refund has a message, or the shopper
      // cancelled them.
      ...ofOrder(
        'order.cancelled',
        (orderId) => ({ orderId, reached: false }),
        ({ code }) => sql<boolean>`paid_at is not null and ${code === 'fundingFailed'}::boolean`,
      ),
    },
    words: ({ orderId, reached }) => ({
      text: reached
        ? `您支持的众筹已成功，订单 ${orderId} 会尽快发货。`
        : `您支持的众筹没有达成目标，订单 ${orderId} 的款项会原路退回。`,
      path: orderPath(orderId),
    }),
  }),
]
