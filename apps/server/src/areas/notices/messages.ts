import { DAY, NOTICE_KIND, ORDER_STATUS, type NoticeKind } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { afterSaleEventName, afterSaleOfSubject, type AfterSaleEvents } from '#areas/after-sale/after-sale-event'
import { pdfUrl } from '#areas/invoice/pdf-address'
import type { NoticeEvents } from '#areas/notices/notice-event'
import { orderOfSubject, type OrderEvents } from '#areas/orders/order-event'
import type { ShopEvent } from '#kernel/events/shop-event'
import type { MessageContent } from '#ports/notifier'
import type { Shop } from '#shop/shop'

/** Whom an event is told, and what. */
interface Told<Data = never> {
  /** The kind that shoppers can switch off; absent for what they asked for. */
  choice?: NoticeKind
  /** Selects `shopper_id`, and `telephone` and `email` where they are not the shopper's own. */
  whom: (event: ShopEvent, data: Data) => RawBuilder<object>
  message: (event: ShopEvent, data: Data, shop: TellingShop) => MessageContent
}

/** What of the shop messages are made with. */
type TellingShop = Pick<Shop, 'secret'> & { ports: Pick<Shop['ports'], 'clock'> }

/** Where the shopper is reached themselves. */
const OWN = sql`null::text as telephone, null::text as email`

/** Ms for which the file of an invoice can be had by the address that a shopper was sent. */
const FILE_KEPT = 7 * DAY

type Table<Events> = { readonly [Kind in keyof Events]?: Told<Events[Kind]> }

const ofOrder = <Data>(content: (orderId: string, data: Data) => MessageContent): Told<Data> => ({
  choice: NOTICE_KIND.order,
  whom: ({ subject }) => sql`select shopper_id, ${OWN} from orders where id = ${orderOfSubject(subject)}`,
  message: ({ subject }, data) => content(orderOfSubject(subject), data),
})

const ofAfterSale = <Data>(content: (afterSaleOrderId: string, data: Data) => MessageContent): Told<Data> => ({
  choice: NOTICE_KIND.service,
  whom: ({ subject }) => sql`select shopper_id, ${OWN} from after_sale where id = ${afterSaleOfSubject(subject)}`,
  message: ({ subject }, data) => content(afterSaleOfSubject(subject), data),
})

const reminder = <Data extends { shopperId: string }>(
  choice: NoticeKind,
  content: (data: Data) => MessageContent,
): Told<Data> => ({
  choice,
  whom: (_, { shopperId }) => sql`select ${shopperId}::text as shopper_id, ${OWN}`,
  message: (_, data) => content(data),
})

const OF_ORDERS: Table<OrderEvents> = {
  'order.shipped': ofOrder((orderId, { companyName, trackingNumber, left }) => ({
    kind: 'orderShipped',
    orderId,
    companyName,
    trackingNumber,
    ...(left ? { left } : {}),
  })),
  'order.pickupReady': {
    ...ofOrder((orderId, { cabinetName, address, code, fetchUntil }) => ({
      kind: 'parcelWaiting',
      orderId,
      cabinetName,
      address,
      code,
      fetchUntil,
    })),
    // Without the code the parcel can't be fetched: it is told whatever is switched off.
    choice: undefined,
  },
  'order.pickupReturned': ofOrder((orderId, { cabinetName }) => ({ kind: 'parcelSentBack', orderId, cabinetName })),
  'order.refunded': ofOrder((orderId) => ({ kind: 'orderRefunded', orderId })),
  'order.codesGiven': ofOrder((orderId, { pieces }) => ({ kind: 'codesGiven', orderId, pieces })),
  'order.invoiceMade': {
    whom: ({ subject }, { round }) => sql`
      select shopper_id, null::text as telephone, email from billing
      where order_id = ${orderOfSubject(subject)} and round = ${round}`,
    message: ({ subject }, { number, round }, { secret, ports: { clock } }) => {
      const orderId = orderOfSubject(subject)
      return {
        kind: 'invoiceMade',
        orderId,
        number,
        path: pdfUrl(secret, { orderId, round, red: false }, clock(), FILE_KEPT),
      }
    },
  },
  'order.fundingReached': ofOrder((orderId) => ({ kind: 'crowdFundingOver', orderId, reached: true })),
  // Of other ends of an order shoppers are told by what they did themselves, or by its refund.
  'order.cancelled': {
    ...ofOrder((orderId) => ({ kind: 'crowdFundingOver', orderId, reached: false })),
    whom: ({ subject }, { code }) => sql`
      select shopper_id, ${OWN} from orders
      where id = ${orderOfSubject(subject)} and paid_at is not null and ${code === 'fundingFailed'}::boolean`,
  },
  // Of the other steps shoppers are told by what they did themselves, or by reminders.
  'order.trialStepped': {
    choice: NOTICE_KIND.order,
    whom: ({ subject }, { deed }) => sql`
      select shopper_id, ${OWN} from orders where id = ${orderOfSubject(subject)} and ${deed === 'approve' || deed === 'refuse'}::boolean`,
    message: ({ subject }, step) => ({
      kind: 'trialJudged',
      orderId: orderOfSubject(subject),
      passed: step.deed === 'approve',
      reason: step.deed === 'refuse' ? step.reason : '',
    }),
  },
}

const OF_AFTER_SALES: Table<AfterSaleEvents> = {
  agree: ofAfterSale((afterSaleOrderId) => ({ kind: 'afterSaleAgreed', afterSaleOrderId, withReturn: true })),
  agreeWithoutReturn: ofAfterSale((afterSaleOrderId) => ({
    kind: 'afterSaleAgreed',
    afterSaleOrderId,
    withReturn: false,
  })),
  refuse: ofAfterSale((afterSaleOrderId, { reason }) => ({ kind: 'afterSaleRefused', afterSaleOrderId, reason })),
  refuseGoods: ofAfterSale((afterSaleOrderId, { reason }) => ({ kind: 'afterSaleRefused', afterSaleOrderId, reason })),
  quote: ofAfterSale((afterSaleOrderId, { amount }) => ({ kind: 'repairQuoted', afterSaleOrderId, amount })),
  missAccount: ofAfterSale((afterSaleOrderId) => ({ kind: 'bankAccountNeeded', afterSaleOrderId })),
  sendAnother: ofAfterSale((afterSaleOrderId, parcel) => ({ kind: 'afterSaleSent', afterSaleOrderId, ...parcel })),
  sendBack: ofAfterSale((afterSaleOrderId, parcel) => ({ kind: 'afterSaleSent', afterSaleOrderId, ...parcel })),
}

const OF_NOTICES: Table<NoticeEvents> = {
  'notice.arrived': {
    whom: ({ subject }, { shopperId }) => sql`
      select shopper_id, telephone, null::text as email from arrival_notice
      where shopper_id = ${shopperId} and id = ${subject.slice('arrival/'.length)}`,
    message: (_, { skuNo, spuNo, productName }) => ({ kind: 'productArrived', skuNo, spuNo, productName }),
  },
  'notice.couponEnding': reminder(NOTICE_KIND.couponEnding, ({ coupons, endTime }) => ({
    kind: 'couponEnding',
    coupons,
    endTime,
  })),
  'notice.pointsEnding': reminder(NOTICE_KIND.pointsEnding, ({ points, endTime }) => ({
    kind: 'pointsEnding',
    points,
    endTime,
  })),
  'notice.trialEnding': reminder(NOTICE_KIND.order, ({ orderId, productName, endTime }) => ({
    kind: 'trialEnding',
    orderId,
    productName,
    endTime,
  })),
  'notice.trialDue': reminder(NOTICE_KIND.order, ({ orderId, productName, amount }) => ({
    kind: 'trialDue',
    orderId,
    productName,
    amount,
  })),
  'notice.priceLower': reminder(NOTICE_KIND.priceLower, ({ products, productName, before, price }) => ({
    kind: 'priceLower',
    products,
    productName,
    before,
    price,
  })),
  'notice.balanceDue': {
    choice: NOTICE_KIND.balanceDue,
    // Whoever has paid meanwhile is told nothing.
    whom: (_, { orderId }) => sql`
      select shopper_id, final_pay_mobile as telephone, null::text as email from orders
      where id = ${orderId} and status = ${sql.lit(ORDER_STATUS.pendingFinalPayment)}`,
    message: (_, { orderId, productName, balanceAmount, endTime, last }) => ({
      kind: 'balanceDue',
      orderId,
      productName,
      balanceAmount,
      endTime,
      last,
    }),
  },
}

/** Whom an event is told, and what, by its kind. */
export const TOLD: Readonly<Record<string, Told>> = {
  ...(OF_ORDERS as Readonly<Record<string, Told>>),
  ...Object.fromEntries(
    Object.entries(OF_AFTER_SALES).map(([kind, told]) => [
      afterSaleEventName(kind as keyof AfterSaleEvents),
      told as Told,
    ]),
  ),
  ...(OF_NOTICES as Readonly<Record<string, Told>>),
}
