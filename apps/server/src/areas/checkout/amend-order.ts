import { ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import type { AmendOrder, PlacedOrder } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { wantedInvoice } from '#areas/invoice/wanted-invoice'
import { changeOrderAddress } from '#areas/orders/change-address'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { lockOwnOrder } from '#areas/orders/own-order'
import type { StoredInvoice } from '#database/tables/stored-invoice'
import { ShopError } from '#kernel/shop-error'
import { orderKindOf } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

const NO_INVOICE: StoredInvoice = { invoiceType: 0, invoiceContent: 1, invoiceHeader: 1 }

/**
 * Changes the destination, the remark or the invoice of a shopper's unpaid order. Absent fields do not change, and the
 * price stays the same. Repeating the call changes nothing.
 * @throws ShopError notFound for another shopper's order or address; wrongState if the order is paid or cancelled;
 * badInput for an address that the shop does not deliver to, or an invoice that it does not issue
 */
export async function amendOrder(
  work: UnitOfWork,
  shopperId: string,
  { orderId, addressId, remark, ...invoice }: AmendOrder,
): Promise<PlacedOrder> {
  const { db } = work
  const order = await lockOwnOrder(db, shopperId, orderId)
  const { status, kind, payAmount, payDeadline } = order
  if (status !== ORDER_STATUS.pendingPayment)
    throw new ShopError(REPLY_CODE.wrongState, '订单已付款或已取消，不能再修改')
  if (addressId !== undefined) await changeOrderAddress(work, shopperId, { orderId, addressId })
  const { rows } = await sql<{ remark: string | null; invoice: StoredInvoice | null }>`
    select remark, invoice from orders where id = ${orderId}`.execute(db)
  const before = rows[0]!
  const said = given(invoice)
  const after = Object.keys(said).length
    ? await wantedInvoice(db, shopperId, { ...NO_INVOICE, ...before.invoice, ...said })
    : before.invoice
  const words = remark ?? before.remark ?? ''
  const { rows: changed } = await sql`
    update orders set remark = ${words}, invoice = ${after && JSON.stringify(after)}::jsonb
    where id = ${orderId} and (remark is distinct from ${words}
      or invoice is distinct from ${after && JSON.stringify(after)}::jsonb) returning id`.execute(db)
  if (changed.length > 0) await emitOrderEvent(work, [orderId], 'order.amended', {})
  const due = await orderKindOf(work.kinds, kind).payable?.(work, order)
  return { orderId, orderAmount: due?.amount ?? payAmount, payDeadline }
}

/** The fields that have a value. */
const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>
