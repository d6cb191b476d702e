import { MESSAGE_TOPIC } from '@hearth/domain'
import type { GroupEvents } from '#areas/groups/group-events'
import { ofOwnEvent, ORDER_ID, orderPath } from '#areas/orders/events/of-order'
import { message } from '#kernel/messages/message'

/** Messages to shoppers about groups that they buy in. */
export const GROUP_MESSAGES = [
  message({
    kind: 'groupOver',
    when: 'the group that an order buys in is complete, or its time is over',
    carries: { orderId: ORDER_ID, complete: 'whether it is complete; if not, the money is refunded' },
    topic: MESSAGE_TOPIC.order,
    of: {
      ...ofOwnEvent<GroupEvents>()('order.groupComplete', (orderId) => ({ orderId, complete: true })),
      ...ofOwnEvent<GroupEvents>()('order.groupFailed', (orderId) => ({ orderId, complete: false })),
    },
    words: ({ orderId, complete }) => ({
      text: complete
        ? `您参加的拼团成功了，订单 ${orderId} 会尽快发货。`
        : `您参加的拼团到期未成团，订单 ${orderId} 的款项会原路退回。`,
      path: orderPath(orderId),
    }),
  }),
]
