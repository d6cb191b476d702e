import { AFTER_SALE_STATUS, PAYMENT_STATUS, REPAIR_STATUS, REPLY_CODE } from '@hearth/domain'
import type { RepairPay } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { findAfterSale, lockAfterSale, lockOwnAfterSale } from '#areas/after-sale/own-after-sale'
import { stepAfterSale } from '#areas/after-sale/step-after-sale'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { orderPayable } from '#areas/orders/payment/order-payable'
import { openCashier } from '#areas/payment/open-cashier'
import type { PayableKind } from '#areas/payment/payable'
import { startPayment } from '#areas/payment/start-payment'
import type { CashierPayment } from '#ports/cashier'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/**
 * A repair as a payable. The shopper can pay for a repair once the shop has quoted a price, and until the shopper
 * declines the price.
 */
export const repairPayable: PayableKind = {
  name: 'repair',
  async lock({ db }, id) {
    const row = await findAfterSale(db, id)
    return (
      row && {
        waits: row.status === AFTER_SALE_STATUS.received && row.repairStatus === REPAIR_STATUS.quoted,
        amount: row.repairAmount ?? 0,
        lateCause: row.repairStatus === REPAIR_STATUS.declined ? 'paidLate' : 'paidBefore',
      }
    )
  },
  async paid(work, id) {
    await stepAfterSale(work, await lockAfterSale(work.db, id), { deed: 'payRepair', by: 'shopper', data: {} })
    return 'repaired'
  },
  failed: async () => {},
  // Only the order's log reports that a refund is owed. The request's log has no kind of entry for it.
  refundOwed: async (work, id, cause) =>
    emitOrderEvent(work, [await orderOf(work, id)], 'order.refundOwed', { cause, payable: 'repair' }),
  refunded: async (work, id) => orderPayable.refunded(work, await orderOf(work, id)),
  refundStuck: async (work, id, request) => orderPayable.refundStuck(work, await orderOf(work, id), request),
  isOver: (id) => sql<boolean>`exists (
    select from after_sale
    where after_sale.id = ${id} and not (
      after_sale.status = ${sql.lit(AFTER_SALE_STATUS.received)}
      and after_sale.repair_status = ${sql.lit(REPAIR_STATUS.quoted)}
    )
  )`,
}

const orderOf = async ({ db }: UnitOfWork, id: string): Promise<string> => (await lockAfterSale(db, id)).orderId

/**
 * The amount of a repair, and the address of the cashier's page. A repeated call returns the payment in progress,
 * unless the price has changed.
 * @throws ShopError notFound for another shopper's request; wrongState without a quote
 */
export async function payRepair(context: Context, shopperId: string, id: string): Promise<RepairPay> {
  const { cashier } = context.ports
  const payment = await inTransaction(context, async (work): Promise<CashierPayment | undefined> => {
    const row = await lockOwnAfterSale(work.db, shopperId, id)
    const { afterSaleOrderId, orderId, repairStatus, repairAmount } = row
    if (repairAmount === null) throw new ShopError(REPLY_CODE.wrongState, '商家检测后才有维修报价')
    if (repairAmount === 0 || repairStatus !== REPAIR_STATUS.quoted) return undefined
    const returnUrl = `/my/after-sale/${encodeURIComponent(afterSaleOrderId)}`
    const { rows } = await sql<{ paymentId: string }>`
      select id as "paymentId" from payment
      where order_id = ${orderId} and payable_kind = 'repair' and payable_id = ${afterSaleOrderId}
        and amount = ${repairAmount} and status = ${PAYMENT_STATUS.pending} and channel = ${cashier.channel}
      order by created_at desc limit 1`.execute(work.db)
    if (rows[0]) return { ...rows[0], orderId, amount: repairAmount, returnUrl }
    return startPayment(work, {
      payable: { kind: 'repair', id: afterSaleOrderId },
      orderId,
      shopperId,
      amount: repairAmount,
      channel: cashier.channel,
      returnUrl,
    })
  })
  if (!payment) return { afterSaleOrderId: id, payAmount: 0, cashierUrl: '' }
  return { afterSaleOrderId: id, payAmount: payment.amount, cashierUrl: await openCashier(cashier, payment) }
}
