import { canMove, COUPON_STATUS, ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { maySupporter, support } from '#areas/fundings/crowd-funding-support'
import { emitOrderEvent, insertOrderEvents, type OrderEvents } from '#areas/orders/order-event'
import { amountDue } from '#areas/orders/order-pre-sale'
import { lockOrder, type OrderState } from '#areas/orders/own-order'
import type { PayableKind, PayableKinds } from '#areas/payment/payable'
import { REFUND_STATE } from '#areas/payment/refund-state'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Coupons that an order held are used once it is paid. */
const couponsUsed = (orderId: RawBuilder<unknown>, now: number): RawBuilder<object> => sql<object>`
  update coupon set status = ${sql.lit(COUPON_STATUS.used)}, used_at = ${now}
  where order_id = ${orderId} and status = ${sql.lit(COUPON_STATUS.held)}`

/** Why money goes back that comes when nothing is waited for. */
const lateCause = ({ status }: OrderState): 'paidLate' | 'paidBefore' =>
  status === ORDER_STATUS.cancelled ? 'paidLate' : 'paidBefore'

async function takeAsPaid(work: UnitOfWork, id: string, told: OrderEvents['order.paid']): Promise<void> {
  await sql`
    update orders set status = ${ORDER_STATUS.paid}, payment_status = ${PAYMENT_STATUS.paid}, paid_at = ${work.now}
    where id = ${id}`.execute(work.db)
  await couponsUsed(sql`${id}`, work.now).execute(work.db)
  await emitOrderEvent(work, [id], 'order.paid', told)
}

/** What all payments of an order do: once the whole of it is paid, it is to be sent. */
const shared: Omit<PayableKind, 'name' | 'lock' | 'isOver'> = {
  paid: (work, id) => takeAsPaid(work, id, {}),
  async failed(work, id) {
    await sql`update orders set payment_status = ${PAYMENT_STATUS.failed} where id = ${id}`.execute(work.db)
    await emitOrderEvent(work, [id], 'order.paymentFailed', {})
  },
  async refundOwed(work, id, cause) {
    await sql`update orders set payment_status = ${PAYMENT_STATUS.refunding} where id = ${id} and status = ${ORDER_STATUS.cancelled}`.execute(
      work.db,
    )
    await emitOrderEvent(work, [id], 'order.refundOwed', { cause })
  },
  async refunded(work, id) {
    await sql`
      update orders set payment_status = ${PAYMENT_STATUS.refunded}
      where id = ${id} and status = ${ORDER_STATUS.cancelled}
        and not exists (select from refund where refund.order_id = orders.id and refund.status = ${REFUND_STATE.owed})`.execute(
      work.db,
    )
    await emitOrderEvent(work, [id], 'order.refunded', {})
  },
  refundStuck: (work, id, request) =>
    emitOrderEvent(work, [id], 'order.refundStuck', request.startsWith('after-sale/') ? { asked: true } : {}),
}

/** A whole order as something that is paid for. */
export const orderPayable: PayableKind = {
  ...shared,
  name: 'order',
  async lock(trx, id) {
    const order = await lockOrder(trx, id)
    if (!order) return undefined
    const { status, crowdFundingId } = order
    const open = crowdFundingId === null || (await maySupporter(trx, crowdFundingId, 'support'))
    const waits = canMove(status, ORDER_STATUS.paid)
    // The order of a crowd-funding that failed is about to be cancelled.
    return { waits: waits && open, amount: amountDue(status, order), lateCause: waits ? 'paidLate' : lateCause(order) }
  },
  async paid(work, id) {
    const held = await support(work, id)
    await takeAsPaid(work, id, held ? { held } : {})
  },
  isOver: (id) =>
    sql<boolean>`exists (select from orders where orders.id = ${id} and orders.status <> ${ORDER_STATUS.pendingPayment})`,
  atOnce: (id, work) => ({
    paid: sql`
      update orders set status = ${ORDER_STATUS.paid}, payment_status = ${PAYMENT_STATUS.paid}, paid_at = ${work.now}, version = version + 1
      where id = ${id} and status = ${sql.lit(ORDER_STATUS.pendingPayment)} and crowd_funding_id is null
      returning id, version`,
    more: [
      insertOrderEvents('order.paid', {}, work, sql`select id, version from paid`),
      couponsUsed(sql`(select id from paid)`, work.now),
    ],
  }),
}

/** The deposit of a pre-sale: once it is paid, the order waits for its balance. */
export const depositPayable: PayableKind = {
  ...shared,
  name: 'deposit',
  async lock(trx, id) {
    const order = await lockOrder(trx, id)
    return (
      order && {
        waits: order.status === ORDER_STATUS.pendingPayment,
        amount: amountDue(order.status, order),
        lateCause: lateCause(order),
      }
    )
  },
  async paid(work, id) {
    const { rows } = await sql<OrderEvents['order.depositPaid']>`
      update orders set status = ${ORDER_STATUS.pendingFinalPayment}, payment_status = ${PAYMENT_STATUS.pending},
        deposit_paid_at = ${work.now}, pay_deadline = balance_end
      where id = ${id} returning balance_begin as "balanceBeginTime", balance_end as "balanceEndTime"`.execute(work.db)
    await emitOrderEvent(work, [id], 'order.depositPaid', rows[0]!)
  },
  isOver: (id) =>
    sql<boolean>`exists (select from orders where orders.id = ${id} and orders.status <> ${ORDER_STATUS.pendingPayment})`,
}

/** The balance of a pre-sale, once its final payment was placed. */
export const balancePayable: PayableKind = {
  ...shared,
  name: 'balance',
  async lock(trx, id) {
    const order = await lockOrder(trx, id)
    return (
      order && {
        waits: order.status === ORDER_STATUS.pendingFinalPayment && order.preSale?.balancePlaced === true,
        amount: amountDue(order.status, order),
        lateCause: lateCause(order),
      }
    )
  },
  isOver: (id) =>
    sql<boolean>`exists (select from orders where orders.id = ${id} and orders.status <> ${ORDER_STATUS.pendingFinalPayment})`,
}

/** What is paid for here: all that requests about orders settle payments of. */
export const ORDER_PAYABLES: PayableKinds = [orderPayable, depositPayable, balancePayable]
