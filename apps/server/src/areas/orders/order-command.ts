import { formatDateTime, formatFen, fullAddress, orderStatusText, PAYMENT_STATUS_LABEL } from '@hearth/domain'
import type { OpsOrderItem, OpsOrderWithPapers, OrderMoney, OrderNote } from '@hearth/ops'
import type { OrderParcel } from '@hearth/sdk/core'
import { orderCampaignWords } from '#areas/orders/order-campaign-words'
import { moment } from '#areas/orders/order-words'
import { REFUND_STATE } from '#areas/payment/refund-state'
import { wanted } from '#kernel/commands/read-words'
import { inWords } from '#kernel/commands/in-words'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'

/** All that a parcel needs, the shopper's name, telephone and address in full. That they were looked at is logged. */
export const orderCommand = command({
  words: 'order <orderId>',
  help: 'what a parcel needs: lines, consignee, telephone, address, remark, invoice (logged)',
  group: 'orders',
  async run({ ops }, { plain }) {
    const orderId = wanted(plain, 0, 'which order')
    const order = await ops.orders.reveal({ orderId }).catch((error: Error) => {
      throw inWords(error, { notFound: `There is no such order as ${printable(orderId)}. See: hearth orders` })
    })
    return inLines(order).join('\n')
  },
})

function inLines(order: OpsOrderWithPapers): string[] {
  const { address, payments, refunds, parcels } = order
  return [
    `Order ${order.orderId}: ${orderStatusText({ orderStatus: order.status, partlyShipped: order.partlyShipped })}`,
    ...fact('placed', formatDateTime(order.createdAt)),
    ...fact('paid', moment(order.paidAt)),
    ...fact('shipped', moment(order.shippedAt)),
    ...fact('received', moment(order.receivedAt)),
    ...fact('cancelled', moment(order.cancelledAt) && `${moment(order.cancelledAt)}  ${order.cancelReason ?? ''}`),
    ...fact('consignee', address.consigneeName),
    ...fact('telephone', address.consigneeTele),
    ...fact('address', fullAddress(address)),
    ...fact('remark', order.remark),
    ...fact('invoice', order.invoice),
    ...orderCampaignWords(order.campaign).flatMap(([name, text]) => fact(name, text)),
    'lines',
    ...order.items.map((item) => lineInWords(item, order.partlyShipped)),
    ...fact('products', formatFen(order.productAmount)),
    ...(order.discountAmount > 0 ? fact('promotions', `-${formatFen(order.discountAmount)}`) : []),
    ...(order.couponAmount > 0 ? fact('coupons', `-${formatFen(order.couponAmount)}`) : []),
    ...fact('postage', formatFen(order.freightAmount)),
    ...fact('to pay', formatFen(order.payAmount)),
    ...some('payments', payments, (one) =>
      moneyInWords(one, PAYMENT_STATUS_LABEL[one.status as keyof typeof PAYMENT_STATUS_LABEL]),
    ),
    ...some('refunds', refunds, (one) => moneyInWords(one, one.status === REFUND_STATE.given ? '已退款' : '退款中')),
    ...some('parcels', parcels, parcelInWords),
    ...some('notes of staff', order.notes, noteInWords),
  ]
}

/** A parcel's label needs every character; a line break of a remark becomes a space. */
const whole = (text: string): string => printable(text.replaceAll(/\s+/gu, ' ').trim(), Infinity)

const fact = (name: string, text: string): string[] =>
  text.trim() === '' ? [] : [`  ${name.padEnd(12)}${whole(text)}`]

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
    ...(gift ? ['(赠品)'] : []),
    ...(partly && left > 0 ? [`(${left} left to be sent)`] : []),
  ].join('  ')
}

const moneyInWords = ({ id, channel, amount, reason, createdAt }: OrderMoney, status: string): string =>
  [formatDateTime(createdAt), formatFen(amount), status, id, channel, whole(reason)].filter(Boolean).join('  ')

const noteInWords = ({ text, author, at }: OrderNote): string =>
  `${formatDateTime(at)}  ${whole(author)}: ${whole(text)}`

const parcelInWords = ({ expressCompany, expressNumber, steps, products, returnTime }: OrderParcel): string =>
  [
    `${whole(expressCompany)} ${whole(expressNumber)}${returnTime === undefined ? '' : '  (came back)'}`,
    `    ${products.map(({ name, itemQuantity }) => `${whole(name)} x${itemQuantity}`).join(', ')}`,
    ...steps.map(({ text, time }) => `    ${formatDateTime(time)}  ${whole(text)}`),
  ].join('\n')
