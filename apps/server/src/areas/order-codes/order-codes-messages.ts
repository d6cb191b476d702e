import { MESSAGE_TOPIC } from '@hearth/domain'
import { ofOrder, ORDER_ID, orderPath } from '#areas/orders/events/of-order'
import { message } from '#kernel/messages/message'

/** Messages to shoppers about products that are delivered as codes. */
export const ORDER_CODE_MESSAGES = [
  message({
    kind: 'codesGiven',
    when: 'codes of an order were given and are on its page',
    carries: { orderId: ORDER_ID, pieces: 'the number of pieces' },
    topic: MESSAGE_TOPIC.order,
    of: ofOrder('order.codesGiven', (orderId, { pieces }) => ({ orderId, pieces })),
    words: ({ orderId, pieces }) => ({
      text: `您的订单 ${orderId} 的 ${pieces} 个兑换码已发放，可在订单详情查看。`,
      path: orderPath(orderId),
    }),
  }),
  {
    kind: 'orderCodes',
    when: 'a shopper asked for the codes of an order by SMS',
    carries: { orderId: ORDER_ID, codes: 'the list of the codes' },
  },
]
