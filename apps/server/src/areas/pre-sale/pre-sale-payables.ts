import { ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { lateCause, payableOfOrder } from '#areas/orders/payment/order-payable'
import { lockOrder } from '#areas/orders/own-order'
import { bookCertain } from '#areas/payment/deposits'
import type { PayableKind } from '#areas/payment/payable'
import { emitPreSaleEvent } from '#areas/pre-sale/pre-sale-events'
import { dueOf, readPreSale } from '#areas/pre-sale/pre-sale-row'

/** The payable for the deposit of a pre-sale. Once it is paid, the order waits for its balance. */
export const depositPayable: PayableKind = {
  ...payableOfOrder,
  name: 'deposit',
  async lock(work, id) {
    const order = await lockOrder(work.db, id)
    return (
      order && {
        waits: order.status === ORDER_STATUS.pendingPayment,
        amount: dueOf(await readPreSale(work.db, id), order.status),
        lateCause: lateCause(order),
      }
    )
  },
  async paid(work, id) {
    const { rows } = await sql<{ balanceBeginTime: number; balanceEndTime: number }>`
      update orders set status = ${ORDER_STATUS.pendingFinalPayment}, payment_status = ${PAYMENT_STATUS.pending},
        part_paid_at = ${work.now}, pay_deadline = balance_end
      from pre_sale_order where id = ${id} and order_id = id
      returning balance_begin as "balanceBeginTime", balance_end as "balanceEndTime"`.execute(work.db)
    await emitPreSaleEvent(work, [id], 'order.depositPaid', rows[0]!)
    return 'deposited'
  },
  isOver: (id) => sql<boolean>`exists (
    select from orders where orders.id = ${id} and orders.status <> ${ORDER_STATUS.pendingPayment})`,
}

/** The payable for the balance of a pre-sale. It can be paid once the final payment is placed. */
export const balancePayable: PayableKind = {
  ...payableOfOrder,
  name: 'balance',
  rank: 1,
  async lock(work, id) {
    const order = await lockOrder(work.db, id)
    if (!order) return undefined
    const terms = await readPreSale(work.db, id)
    return {
      waits: order.status === ORDER_STATUS.pendingFinalPayment && terms.balancePlaced,
      amount: dueOf(terms, order.status),
      lateCause: lateCause(order),
    }
  },
  async paid(work, id) {
    await bookCertain(work, [id])
    return payableOfOrder.paid(work, id)
  },
  isOver: (id) => sql<boolean>`exists (
    select from orders where orders.id = ${id} and orders.status <> ${ORDER_STATUS.pendingFinalPayment})`,
}
