import { MESSAGE_TOPIC } from '@hearth/domain'
import { ofOrder, ORDER_ID, orderPath } from '#areas/orders/events/of-order'
import { message } from '#kernel/messages/message'

/** Messages to shoppers about their orders. */
export const ORDER_MESSAGES = [
  message({
    kind: 'orderShipped',
    when: 'a parcel of an order is on its way',
    carries: {
      orderId: ORDER_ID,
      companyName: 'the courier',
      trackingNumber: 'the tracking number',
      left: 'pieces that are not sent yet; absent for none',
    },
    topic: MESSAGE_TOPIC.order,
    of: ofOrder('order.shipped', (orderId, { companyName, trackingNumber, left }) => ({
      orderId,
      companyName,
      trackingNumber,
      ...(left ? { left } : {}),
    })),
    words: ({ orderId, companyName, trackingNumber, left }) => {
      const sent = left ? '已部分发货' : '已发货'
      const later = left ? `还有 ${left} 件稍后发出。` : ''
      return {
        text: `您的订单 ${orderId} ${sent}：${companyName} ${trackingNumber}。${later}`,
        path: orderPath(orderId),
      }
    },
  }),
  message({
    kind: 'orderRefunded',
    when: 'money of an order is on its way back: after a cancellation, as a partial refund, or because too much was collected',
    carries: { orderId: ORDER_ID },
    topic: MESSAGE_TOPIC.order,
    of: ofOrder('order.refunded', (orderId) => ({ orderId })),
    words: ({ orderId }) => ({
      text: `您的订单 ${orderId} 的退款正在原路退回，一般 1 至 3 个工作日到账。`,
      path: orderPath(orderId),
    }),
  }),
]
