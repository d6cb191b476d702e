import { formatFen, MESSAGE_TOPIC } from '@hearth/domain'
import { sql } from 'kysely'
import {
  afterSaleEventName,
  afterSaleOfSubject,
  type AfterSaleEventKind,
  type AfterSaleEvents,
} from '#areas/after-sale/after-sale-event'
import { message, type TellsOf } from '#kernel/messages/message'
import { OWN_REACH } from '#kernel/messages/own-reach'

/** Messages to the shopper about an event of their request for service. */
const ofAfterSale = <Kind extends AfterSaleEventKind, Data>(
  kind: Kind,
  data: (afterSaleOrderId: string, event: AfterSaleEvents[Kind]) => Data,
): TellsOf<Data> => ({
  [afterSaleEventName(kind)]: {
    whom: ({ subject }) => sql`
      select shopper_id, ${OWN_REACH} from after_sale where id = ${afterSaleOfSubject(subject)}`,
    data: (event) => data(afterSaleOfSubject(event.subject), event.data as AfterSaleEvents[Kind]),
  },
})

const servicePath = (afterSaleOrderId: string): string => `/my/after-sale/${afterSaleOrderId}`

const REQUEST_ID = 'number of the request for service'

const topic = MESSAGE_TOPIC.service

/** Messages to shoppers about their requests for service. */
export const AFTER_SALE_MESSAGES = [
  message({
    kind: 'afterSaleAgreed',
    when: 'the shop agreed to a request for service',
    carries: { afterSaleOrderId: REQUEST_ID, withReturn: 'whether the product is to be sent back' },
    topic,
    of: {
      ...ofAfterSale('agree', (afterSaleOrderId) => ({ afterSaleOrderId, withReturn: true })),
      ...ofAfterSale('agreeWithoutReturn', (afterSaleOrderId) => ({ afterSaleOrderId, withReturn: false })),
    },
    words: ({ afterSaleOrderId, withReturn }) => ({
      text: `您的售后申请 ${afterSaleOrderId} 已通过${withReturn ? '，请寄回商品并填写快递单号' : ''}。`,
      path: servicePath(afterSaleOrderId),
    }),
  }),
  message({
    kind: 'afterSaleRefused',
    when: 'the shop refused a request for service, or the product that was sent back',
    carries: { afterSaleOrderId: REQUEST_ID, reason: 'the reason' },
    topic,
    of: {
      ...ofAfterSale('refuse', (afterSaleOrderId, { reason }) => ({ afterSaleOrderId, reason })),
      ...ofAfterSale('refuseGoods', (afterSaleOrderId, { reason }) => ({ afterSaleOrderId, reason })),
    },
    words: ({ afterSaleOrderId, reason }) => ({
      text: `您的售后申请 ${afterSaleOrderId} 未通过：${reason}`,
      path: servicePath(afterSaleOrderId),
    }),
  }),
  message({
    kind: 'repairQuoted',
    when: 'the shop set the price of a repair, which begins after the payment',
    carries: { afterSaleOrderId: REQUEST_ID, amount: 'fen' },
    topic,
    of: ofAfterSale('quote', (afterSaleOrderId, { amount }) => ({ afterSaleOrderId, amount })),
    words: ({ afterSaleOrderId, amount }) => ({
      text: `您的售后申请 ${afterSaleOrderId} 的维修费用为 ${formatFen(amount)} 元，支付后开始维修。`,
      path: servicePath(afterSaleOrderId),
    }),
  }),
  message({
    kind: 'bankAccountNeeded',
    when: 'a refund cannot go back by the means of payment, and the shop needs a bank account',
    carries: { afterSaleOrderId: REQUEST_ID },
    topic,
    of: ofAfterSale('missAccount', (afterSaleOrderId) => ({ afterSaleOrderId })),
    words: ({ afterSaleOrderId }) => ({
      text: `您的售后申请 ${afterSaleOrderId} 的退款不能原路退回，请填写收款银行账户。`,
      path: servicePath(afterSaleOrderId),
    }),
  }),
  message({
    kind: 'afterSaleSent',
    when: 'the new product of an exchange, or the repaired one, is on its way',
    carries: { afterSaleOrderId: REQUEST_ID, companyName: 'the courier', trackingNumber: 'the tracking number' },
    topic,
    of: {
      ...ofAfterSale('sendAnother', (afterSaleOrderId, parcel) => ({ afterSaleOrderId, ...parcel })),
      ...ofAfterSale('sendBack', (afterSaleOrderId, parcel) => ({ afterSaleOrderId, ...parcel })),
    },
    words: ({ afterSaleOrderId, companyName, trackingNumber }) => ({
      text: `您的售后申请 ${afterSaleOrderId} 的商品已寄出：${companyName} ${trackingNumber}。`,
      path: servicePath(afterSaleOrderId),
    }),
  }),
]
