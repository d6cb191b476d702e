import { formatDeadline, formatFen, MESSAGE_TOPIC, ORDER_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { balanceDue } from '#areas/pre-sale/remind-of-balances'
import { ORDER_ID, orderPath } from '#areas/orders/events/of-order'
import { message } from '#kernel/messages/message'

/** Messages to shoppers about pre-sales. */
export const PRE_SALE_MESSAGES = [
  message({
    kind: 'balanceDue',
    when: 'the balance of a pre-sale can be paid',
    carries: {
      orderId: ORDER_ID,
      productName: 'the ordered product',
      balanceAmount: 'fen, before coupons',
      endTime: 'the last moment to pay, epoch ms',
      last: 'whether this is within a day',
    },
    topic: MESSAGE_TOPIC.balanceDue,
    // Shoppers who have paid in the meantime get no message.
    of: balanceDue.told(
      ({ orderId }) => sql`
        select shopper_id, told_telephone as telephone, null::text as email
        from orders join pre_sale_order on order_id = id
        where id = ${orderId} and status = ${sql.lit(ORDER_STATUS.pendingFinalPayment)}`,
    ),
    words: ({ orderId, productName, balanceAmount, endTime, last }) => {
      const stand = last ? '尾款支付即将截止' : '可以支付尾款了'
      const until = formatDeadline(endTime)
      return {
        text: `您预订的「${productName}」${stand}：${formatFen(balanceAmount)} 元，请在 ${until} 前支付。`,
        path: orderPath(orderId),
      }
    },
  }),
]
