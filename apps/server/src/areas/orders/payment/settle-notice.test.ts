import { ORDER_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { payables } from '#areas/all'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { settleNotice } from '#areas/payment/settle-notice'
import { payOrder } from '#areas/orders/payment/pay-order'
import type { CashierNotice } from '#ports/cashier'
import { onEveryEngine } from '../../../../test/on-every-engine'
import { sentStatements } from '../../../../test/sent-statements'
import { manyShoppers, stockShelf } from '../../../../test/shelf'
import { NOON } from '../../../../test/noon'
import { within, workOn } from '../../../../test/work'
import { placeOne } from '../../../../test/place-and-pay'

onEveryEngine('a notice of a cashier', (engine) => {
  const db = () => engine.connection.db
  const hear = (notice: CashierNotice) => settleNotice(workOn(db(), NOON), payables, 'sandbox', notice)
  let skus = 0

  /** An order with pending payments, and notices that pay them. */
  async function waiting(payments = 1) {
    const skuNo = `sku-${(skus += 1)}`
    await stockShelf(db(), [{ skuNo }])
    const [{ shopperId, addressId }] = (await manyShoppers(db(), 1)) as [{ shopperId: string; addressId: string }]
    const { orderId } = await placeOne(db(), { shopperId, addressId }, { skuNo, amount: 10000 })
    const notices: CashierNotice[] = []
    for (let at = 0; at < payments; at += 1) {
      const { paymentId, amount } = await within(db(), NOON + at, (work) =>
        payOrder(work, shopperId, { orderId }, 'sandbox'),
      )
      notices.push({ paymentId, tradeNo: `T${paymentId}`, amount, result: 'paid', time: NOON })
    }
    return { shopperId, orderId, notice: notices[0]!, notices }
  }

  /** The stored order, payments, notices and log entries. */
  async function stand(orderId: string) {
    const { rows } = await sql<{ status: number; payments: string; notices: number; logs: string }>`
      select status,
        (select string_agg(status::text, ',' order by created_at) from payment where order_id = orders.id) as payments,
        (
          select count(*) from payment_notice
          where payment_id in (select id from payment where order_id = orders.id)
        ) as notices,
        (select string_agg(kind, ',' order by version) from event where subject = 'order/' || orders.id) as logs
      from orders where id = ${orderId}`.execute(db())
    return rows[0]
  }

  it('pays the order in one statement, and is recognised in one when it comes again', async () => {
    const { orderId, notice } = await waiting()
    const sent = await sentStatements(async () => {
      expect(await hear(notice)).toBe('done')
      expect(await hear(notice)).toBe('known')
    })
    expect(sent).toHaveLength(2)
    expect(await stand(orderId)).toEqual({
      status: ORDER_STATUS.paid,
      payments: '1',
      notices: 1,
      logs: 'order.placed,order.paid',
    })
  })

  it('changes nothing when it has another amount or channel, or is for a payment nobody started', async () => {
    const { orderId, notice } = await waiting()
    const before = await stand(orderId)
    for (const wrong of [
      { ...notice, amount: 1 },
      { ...notice, paymentId: 'P0' },
      { ...notice, tradeNo: '' },
    ])
      expect(await hear(wrong)).toBe('refused')
    expect(await settleNotice(workOn(db(), NOON), payables, 'other', notice)).toBe('refused')
    expect(await hear(notice)).toBe('done')
    expect(await hear({ ...notice, amount: 1 })).toBe('refused')
    expect(before).toEqual({ status: ORDER_STATUS.pendingPayment, payments: '0', notices: 0, logs: 'order.placed' })
  })

  it('is refused when its trade paid another order, and that order keeps waiting', async () => {
    const [one, other] = [await waiting(), await waiting()]
    expect(await hear(one.notice)).toBe('done')
    expect(await hear({ ...other.notice, tradeNo: one.notice.tradeNo })).toBe('refused')
    expect(await stand(other.orderId)).toEqual({
      status: ORDER_STATUS.pendingPayment,
      payments: '0',
      notices: 0,
      logs: 'order.placed',
    })
    expect(await hear(other.notice)).toBe('done')
  })

  it('of a failure, of a second payment or of a cancelled order is settled step by step', async () => {
    const {
      orderId,
      notices: [first, second],
    } = await waiting(2)
    expect(await hear({ ...first!, result: 'failed' })).toBe('done')
    expect(await stand(orderId)).toMatchObject({ status: ORDER_STATUS.pendingPayment, payments: '2,0' })
    expect(await hear(first!)).toBe('done')
    expect(await hear(second!)).toBe('inVain')
    expect(await stand(orderId)).toMatchObject({ status: ORDER_STATUS.paid, payments: '1,3' })
    const late = await waiting()
    await within(db(), NOON, (work) => cancelOrder(work, late.shopperId, late.orderId, ''))
    expect(await hear(late.notice)).toBe('inVain')
    expect(await stand(late.orderId)).toMatchObject({ status: ORDER_STATUS.cancelled, payments: '3' })
  })
})
