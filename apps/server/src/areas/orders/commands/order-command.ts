import { formatDateTime, formatFen, fullAddress, orderStatusText, PAYMENT_STATUS_LABEL } from '@hearth/domain'
import type { OpsOrderItem, OpsOrderWithPapers, OrderMoney, OrderNote } from '@hearth/ops'
import type { OrderParcel } from '@hearth/sdk/core'
import { orderCampaignWords } from '#areas/orders/commands/order-campaign-words'
import { moment } from '#areas/orders/ops/order-words'
import { REFUND_STATE } from '#areas/payment/refund-state'
import { wanted } from '#kernel/commands/read-words'
import { inWords } from '#kernel/commands/in-words'
import { padded, printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'
import { WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

/**
 * Shows everything that a parcel needs, with the recipient's full name, telephone and address. The audit log records
 * the reading.
 */
export const orderCommand = command({
  words: 'order <orderId>',
  help: {
    zh: '订单详情：商品、收货人、电话、地址、备注、发票（会记录查看）',
    en: 'what a parcel needs: lines, consignee, telephone, address, remark, invoice (logged)',
  },
  group: 'orders',
  async run({ ops }, { plain }) {
    const orderId = wanted(plain, 0, WHICH.order)
    const order = await ops.orders.reveal({ orderId }).catch((error: Error) => {
      throw inWords(error, {
        notFound: {
          zh: `没有订单 ${printable(orderId)}。查看：hearth orders`,
          en: `There is no such order as ${printable(orderId)}. See: hearth orders`,
        },
      })
    })
    return inLines(order).join('\n')
  },
})

function inLines(order: OpsOrderWithPapers): string[] {
  const { address, payments, refunds, parcels } = order
  const status = orderStatusText({ orderStatus: order.status, partlyShipped: order.partlyShipped })
  return [
    told({
      zh: `订单 ${order.orderId}：${status}`,
      en: `Order ${order.orderId}: ${status}`,
    }),
    ...fact(told({ zh: '下单', en: 'placed' }), formatDateTime(order.createdAt)),
    ...fact(told({ zh: '付款', en: 'paid' }), moment(order.paidAt)),
    ...fact(told({ zh: '发货', en: 'shipped' }), moment(order.shippedAt)),
    ...fact(told({ zh: '收货', en: 'received' }), moment(order.receivedAt)),
    ...fact(
      told({ zh: '取消', en: 'cancelled' }),
      moment(order.cancelledAt) && `${moment(order.cancelledAt)}  ${order.cancelReason ?? ''}`,
    ),
    ...fact(told({ zh: '收货人', en: 'consignee' }), address.consigneeName),
    ...fact(told({ zh: '电话', en: 'telephone' }), address.consigneeTele),
    ...fact(told({ zh: '地址', en: 'address' }), fullAddress(address)),
    ...fact(told({ zh: '备注', en: 'remark' }), order.remark),
    ...fact(told({ zh: '发票', en: 'invoice' }), order.invoice),
    ...orderCampaignWords(order.campaign).flatMap(([name, text]) => fact(told(name), text)),
    told({ zh: '商品', en: 'lines' }),
    ...order.items.map((item) => lineInWords(item, order.partlyShipped)),
    ...fact(told({ zh: '商品金额', en: 'products' }), formatFen(order.productAmount)),
    ...(order.discountAmount > 0
      ? fact(told({ zh: '促销优惠', en: 'promotions' }), `-${formatFen(order.discountAmount)}`)
      : []),
    ...(order.couponAmount > 0 ? fact(told({ zh: '优惠券', en: 'coupons' }), `-${formatFen(order.couponAmount)}`) : []),
    ...fact(told({ zh: '运费', en: 'postage' }), formatFen(order.freightAmount)),
    ...fact(told({ zh: '应付', en: 'to pay' }), formatFen(order.payAmount)),
    ...some(told({ zh: '付款记录', en: 'payments' }), payments, (one) =>
      moneyInWords(one, PAYMENT_STATUS_LABEL[one.status as keyof typeof PAYMENT_STATUS_LABEL]),
    ),
    ...some(told({ zh: '退款记录', en: 'refunds' }), refunds, (one) =>
      moneyInWords(one, one.status === REFUND_STATE.given ? '已退款' : '退款中'),
    ),
    ...some(told({ zh: '包裹', en: 'parcels' }), parcels, parcelInWords),
    ...some(told({ zh: '商家备注', en: 'notes of staff' }), order.notes, noteInWords),
  ]
}

/** A label has one line, so line breaks of a remark become blanks. */
const whole = (text: string): string => printable(text.replaceAll(/\s+/gu, ' ').trim(), Infinity)

const fact = (name: string, text: string): string[] =>
  text.trim() === '' ? [] : [`  ${padded(name, 12)}${whole(text)}`]

const some = <One>(name: string, list: readonly One[], inWords: (one: One) => string): string[] =>
  list.length === 0 ? [] : [name, ...list.map((one) => `  ${inWords(one)}`)]

const lineInWords = (
  { skuNo, name, attributes, price, quantity, paidAmount, gift, left }: OpsOrderItem,
  partly = false,
): string => {
  const chosen = attributes.map(({ value }) => value).filter((value) => !name.includes(value))
  return [
    `  ${whole(skuNo)}`,
    [name, ...chosen].map(whole).join(' '),
    `${formatFen(price)} x${quantity} = ${formatFen(paidAmount)}`,
    ...(gift ? ['（赠品）'] : []),
    ...(partly && left > 0 ? [told({ zh: `（还剩 ${left} 件未发）`, en: `(${left} left to be sent)` })] : []),
  ].join('  ')
}

const moneyInWords = ({ id, channel, amount, reason, createdAt }: OrderMoney, status: string): string =>
  [formatDateTime(createdAt), formatFen(amount), status, id, channel, whole(reason)].filter(Boolean).join('  ')

const noteInWords = ({ text, author, at }: OrderNote): string =>
  `${formatDateTime(at)}  ${whole(author)}: ${whole(text)}`

const parcelInWords = ({ expressCompany, expressNumber, steps, products, returnTime }: OrderParcel): string =>
  [
    `${whole(expressCompany)} ${whole(expressNumber)}` +
      (returnTime === undefined ? '' : told({ zh: '  （已退回）', en: '  (came back)' })),
    `    ${products.map(({ name, itemQuantity }) => `${whole(name)} x${itemQuantity}`).join(', ')}`,
    ...steps.map(({ text, time }) => `    ${formatDateTime(time)}  ${whole(text)}`),
  ].join('\n')
