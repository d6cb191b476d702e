import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { payables } from '#areas/all'
import { refundPayments } from '#areas/payment/refund-payments'
import { findFaults } from '#audit/audit-shop'
import { readMoney } from '#areas/orders/ops/read-ops-orders'
import { NOON } from '../../../test/noon'
import { openBefore } from '../../../test/old-database'
import { workOn } from '../../../test/work'

it('keeps refunds from before they had requests, with their words, and pays what they still owe', async () => {
  const { db, goOn } = await openBefore('0110-payables')
  await sql`
    insert into orders (id, shopper_id, order_way, status, payment_status, product_amount, discount_amount,
      coupon_amount, freight_amount, pay_amount, address, remark, pay_deadline, created_at)
    values ('old', 'li', 0, 90, 3, 100, 0, 0, 0, 100, '{}', '', 0, 0)`.execute(db)
  const payments = [
    { id: 'P1', reason: '订单已取消', trade: null, owed: 1 },
    { id: 'P2', reason: '重复支付', trade: 'T-P2', owed: 0 },
    { id: 'P3', reason: '缺货', trade: 'T-P3', owed: 0 },
  ]
  for (const [at, { id, reason, trade, owed }] of payments.entries()) {
    await sql`insert into payment (id, order_id, shopper_id, channel, channel_trade_no, amount, status, created_at)
      values (${id}, 'old', 'li', 'sandbox', ${`T-${id}`}, 100, ${owed === 1 ? 4 : 3}, ${at})`.execute(db)
    await sql`insert into payment_notice (id, payment_id, amount, result, received_at)
      values (${`sandbox:T-${id}:paid`}, ${id}, 100, 'paid', ${at})`.execute(db)
    await sql`insert into refund (id, payment_id, order_id, amount, status, reason, trade_no, created_at)
      values (${`R${id}`}, ${id}, 'old', 100, ${owed}, ${reason}, ${trade}, ${at})`.execute(db)
  }
  await goOn()

  const { refunds } = await readMoney(db, 'old')
  expect(refunds.map(({ reason, channel }) => [reason, channel])).toEqual([
    ['付款到账时订单已取消', 'sandbox'],
    ['重复支付', 'sandbox'],
    ['缺货', 'sandbox'],
  ])
  const asked: string[] = []
  const cashier = {
    channel: 'sandbox',
    start: () => Promise.reject(new Error('not asked here')),
    verify: () => undefined,
    query: () => Promise.resolve(undefined),
    refund: ({ refundId, tradeNo }: { refundId: string; tradeNo: string }) => {
      asked.push(`${refundId} ${tradeNo}`)
      return Promise.resolve(true)
    },
  }
  expect(await refundPayments(workOn(db, NOON), payables, cashier)).toBe(2)
  expect(asked).toEqual(['RP2 T-P2', 'RP3 T-P3'])
  const { rows } = await sql`select id, status from payment order by id`.execute(db)
  expect(rows).toEqual(['P1', 'P2', 'P3'].map((id) => ({ id, status: 4 })))
  expect((await findFaults(db)).filter(({ fault }) => /refund|payment of which|trade|cash|owed/.test(fault))).toEqual(
    [],
  )
})
