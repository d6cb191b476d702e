import { canMove, COUPON_STATUS, isPendingPayment, ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { isOfKinds } from '#areas/orders/by-kind'
import { holdOrders } from '#areas/orders/order-holds'
import { emitOrderEvent, insertOrderEvents, type OrderEvents } from '#areas/orders/events/order-event'
import { lockOrder } from '#areas/orders/own-order'
import type { PayableKind } from '#areas/payment/payable'
import { REFUND_STATE } from '#areas/payment/refund-state'
import { orderKindOf, type OrderState } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Marks the coupons that an order holds as used, once the order is paid. */
const couponsUsed = (orderId: RawBuilder<unknown>, now: number): RawBuilder<object> => sql<object>`
  update coupon set status = ${sql.lit(COUPON_STATUS.used)}, used_at = ${now}
  where order_id = ${orderId} and status = ${sql.lit(COUPON_STATUS.held)}`

/** The cause for refunding a payment of an order that expects none. */
export const lateCause = ({ status }: OrderState): 'paidLate' | 'paidBefore' =>
  status === ORDER_STATUS.cancelled ? 'paidLate' : 'paidBefore'

/** Marks an order as paid in full. */
async function takeAsPaid(work: UnitOfWork, id: string, told: OrderEvents['order.paid']): Promise<void> {
  await sql`
    update orders set status = ${ORDER_STATUS.paid}, payment_status = ${PAYMENT_STATUS.paid}, paid_at = ${work.now}
    where id = ${id}`.execute(work.db)
  await couponsUsed(sql`${id}`, work.now).execute(work.db)
  await emitOrderEvent(work, [id], 'order.paid', told)
}

/** Effects of payments that all kinds of orders share. A fully paid order can be shipped. */
export const payableOfOrder: Omit<PayableKind, 'name' | 'lock' | 'isOver'> = {
  rank: 0,
  awaited: true,
  async paid(work, id) {
    await takeAsPaid(work, id, {})
    return 'sold'
  },
  async failed(work, id) {
    await sql`update orders set payment_status = ${PAYMENT_STATUS.failed} where id = ${id}`.execute(work.db)
    await emitOrderEvent(work, [id], 'order.paymentFailed', {})
  },
  async refundOwed(work, id, cause) {
    await sql`
      update orders set payment_status = ${PAYMENT_STATUS.refunding}
      where id = ${id} and status = ${ORDER_STATUS.cancelled}`.execute(work.db)
    await emitOrderEvent(work, [id], 'order.refundOwed', { cause })
  },
  async refunded(work, id) {
    await sql`
      update orders set payment_status = ${PAYMENT_STATUS.refunded}
      where id = ${id} and status = ${ORDER_STATUS.cancelled}
        and not exists (
          select from refund where refund.order_id = orders.id and refund.status = ${REFUND_STATE.owed}
        )`.execute(work.db)
    await emitOrderEvent(work, [id], 'order.refunded', {})
  },
  refundStuck: (work, id, request) =>
    emitOrderEvent(work, [id], 'order.refundStuck', request.startsWith('after-sale/') ? { asked: true } : {}),
}

/** A whole order as a payable. */
export const orderPayable: PayableKind = {
  ...payableOfOrder,
  name: 'order',
  async lock(work, id) {
    const order = await lockOrder(work.db, id)
    if (!order) return undefined
    const { status, kind, payAmount } = order
    const open = (await orderKindOf(work.kinds, kind).takesPayment?.(work, order)) ?? true
    const waits = canMove(status, ORDER_STATUS.paid)
    return {
      waits: waits && open,
      amount: isPendingPayment(status) ? payAmount : 0,
      // An order whose kind accepts no more payments is about to be cancelled.
      lateCause: waits ? 'paidLate' : lateCause(order),
    }
  },
  async paid(work, id) {
    const order = await lockOrder(work.db, id)
    const held = order && (await orderKindOf(work.kinds, order.kind).paid?.(work, id))
    if (held !== undefined) await holdOrders(work, [id], held)
    await takeAsPaid(work, id, held === undefined ? {} : { held })
    // A paid order with a hold may still be refunded, so its money is booked as a deposit.
    return held === undefined ? 'sold' : 'deposited'
  },
  isOver: (id) => sql<boolean>`exists (
    select from orders where orders.id = ${id} and orders.status <> ${ORDER_STATUS.pendingPayment})`,
  atOnce: (id, amount, work) => ({
    paid: sql`
      update orders set status = ${ORDER_STATUS.paid}, payment_status = ${PAYMENT_STATUS.paid}, paid_at = ${work.now},
        version = version + 1
      where id = ${id} and status = ${sql.lit(ORDER_STATUS.pendingPayment)} and pay_amount = ${amount}
        and not ${isOfKinds(work, ({ paid, takesPayment }) => paid !== undefined || takesPayment !== undefined)}
      returning id, version`,
    more: [
      insertOrderEvents('order.paid', {}, work, sql`select id, version from paid`),
      couponsUsed(sql`(select id from paid)`, work.now),
    ],
  }),
}
