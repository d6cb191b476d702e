import { formatDateTime, formatFen, fullAddress, ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '@hearth/domain'
import type { Parcel } from '@hearth/sdk/core'
import { storedReasonText } from '#areas/orders/cancel-reason'
import { sql } from 'kysely'
import { REFUND_STATE } from '#areas/payment/refund-state'
import { readWords, wanted } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import { invoiceInWords, moment } from '#operator/order-words'
import { printable } from '#operator/printable'
import type { OperatorShop } from '#operator/operator-shop'
import {
  readOrderPapers,
  readWholeOrders,
  type OrderLine,
  type OrderMoney,
  type OrderPapers,
  type WholeOrder,
} from '#operator/whole-order'

/**
 * `order <orderId>`: all that a parcel needs, the shopper's name, telephone and address in full. That they were looked
 * at is logged.
 */
export async function orderCommand({ db, log }: OperatorShop, args: readonly string[]): Promise<string> {
  const orderId = wanted(readWords(args, [], 1).plain, 0, 'which order')
  const [order] = await readWholeOrders(db, sql`id = ${orderId}`)
  if (!order) throw new OperatorRefusal(`There is no such order as ${printable(orderId)}. See: hearth orders`)
  const papers = await readOrderPapers(db, orderId)
  log?.({ event: 'order-revealed', order: orderId })
  return inLines(order, papers).join('\n')
}

function inLines(order: WholeOrder, { payments, refunds, parcels }: OrderPapers): string[] {
  const { address } = order
  return [
    `Order ${order.id}: ${ORDER_STATUS_LABEL[order.status]}`,
    ...fact('placed', formatDateTime(order.created_at)),
    ...fact('paid', moment(order.paid_at)),
    ...fact('shipped', moment(order.shipped_at)),
    ...fact('received', moment(order.received_at)),
    ...fact(
      'cancelled',
      moment(order.cancelled_at) &&
        `${moment(order.cancelled_at)}  ${storedReasonText(order.cancel_code, order.cancel_reason) ?? ''}`,
    ),
    ...fact('consignee', address.consigneeName),
    ...fact('telephone', address.consigneeTele),
    ...fact('address', fullAddress(address)),
    ...fact('remark', order.remark),
    ...fact('invoice', order.invoice ? invoiceInWords(order.invoice) : ''),
    'lines',
    ...order.lines.map(lineInWords),
    ...fact('products', formatFen(order.product_amount)),
    ...(order.discount_amount > 0 ? fact('promotions', `-${formatFen(order.discount_amount)}`) : []),
    ...(order.coupon_amount > 0 ? fact('coupons', `-${formatFen(order.coupon_amount)}`) : []),
    ...fact('postage', formatFen(order.freight_amount)),
    ...fact('to pay', formatFen(order.pay_amount)),
    ...some('payments', payments, (one) =>
      moneyInWords(one, PAYMENT_STATUS_LABEL[one.status as keyof typeof PAYMENT_STATUS_LABEL]),
    ),
    ...some('refunds', refunds, (one) => moneyInWords(one, one.status === REFUND_STATE.given ? '已退款' : '退款中')),
    ...some('parcels', parcels, parcelInWords),
  ]
}

/** A parcel's label needs every character; a line break of a remark becomes a space. */
const whole = (text: string): string => printable(text.replaceAll(/\s+/gu, ' ').trim(), Infinity)

const fact = (name: string, text: string): string[] =>
  text.trim() === '' ? [] : [`  ${name.padEnd(12)}${whole(text)}`]

const some = <One>(name: string, list: readonly One[], inWords: (one: One) => string): string[] =>
  list.length === 0 ? [] : [name, ...list.map((one) => `  ${inWords(one)}`)]

const lineInWords = ({ skuNo, name, attributes, price, quantity, paidAmount, gift }: OrderLine): string =>
  `  ${whole(skuNo)}  ${[name, ...attributes.map(({ value }) => value).filter((value) => !name.includes(value))].map(whole).join(' ')}  ${formatFen(price)} x${quantity} = ${formatFen(paidAmount)}${gift ? '  (赠品)' : ''}`

const moneyInWords = ({ id, channel, amount, reason, createdAt }: OrderMoney, status: string): string =>
  [formatDateTime(createdAt), formatFen(amount), status, id, channel, whole(reason)].filter(Boolean).join('  ')

const parcelInWords = ({ expressCompany, expressNumber, steps }: Parcel): string =>
  [
    `${whole(expressCompany)} ${whole(expressNumber)}`,
    ...steps.map(({ text, time }) => `    ${formatDateTime(time)}  ${whole(text)}`),
  ].join('\n')
