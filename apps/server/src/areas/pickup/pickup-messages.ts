import { formatDeadline, MESSAGE_TOPIC } from '@hearth/domain'
import { ofOrder, ORDER_ID, orderPath } from '#areas/orders/events/of-order'
import { message } from '#kernel/messages/message'

/** Messages to shoppers about parcels in cabinets. */
export const PICKUP_MESSAGES = [
  message({
    kind: 'parcelWaiting',
    when: 'a parcel waits in a cabinet or at a pickup point',
    carries: {
      orderId: ORDER_ID,
      cabinetName: 'the name of the cabinet',
      address: 'its address',
      code: 'the code that opens it',
      fetchUntil: 'the last moment to fetch the parcel, epoch ms',
    },
    // Without the code, the parcel can't be collected. So this message has no topic that shoppers could switch off.
    of: ofOrder('order.pickupReady', (orderId, { cabinetName, address, code, fetchUntil }) => ({
      orderId,
      cabinetName,
      address,
      code,
      fetchUntil,
    })),
    words: ({ orderId, cabinetName, address, code, fetchUntil }) => ({
      text: `您的订单 ${orderId} 已到${cabinetName}（${address}），取件码 ${code}，请在 ${formatDeadline(fetchUntil)} 前取件。`,
      path: orderPath(orderId),
    }),
  }),
  message({
    kind: 'parcelSentBack',
    when: 'nobody fetched a parcel, and it went back to the shop',
    carries: { orderId: ORDER_ID, cabinetName: 'the name of the cabinet' },
    topic: MESSAGE_TOPIC.order,
    of: ofOrder('order.pickupReturned', (orderId, { cabinetName }) => ({ orderId, cabinetName })),
    words: ({ orderId, cabinetName }) => ({
      text: `您的订单 ${orderId} 在${cabinetName}超时未取，包裹已退回商家。`,
      path: orderPath(orderId),
    }),
  }),
]
