import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { EARNINGS_LAWS } from '#areas/earnings/earnings-laws'
import { NOON } from '../../../test/noon'
import { openBefore } from '../../../test/old-database'

/** The last moment of 2026-11-20 in China. */
const LATE = Date.UTC(2026, 10, 20, 15, 59, 59, 999)

it('counts earlier shared orders on the days they were paid, less their refunds', async () => {
  const { db, goOn } = await openBefore('2026-11-30-rebate-days')
  const order = async (id: string, paidAt: number | null, { status = 40, kind = 'promoter', back = 0 } = {}) => {
    await sql`
      insert into orders (id, shopper_id, order_way, status, payment_status, product_amount, discount_amount,
        coupon_amount, freight_amount, pay_amount, address, remark, pay_deadline, created_at, paid_at, received_at)
      values (${id}, 'li', 0, ${status}, 1, 1000, 0, 0, 0, 1000, '{}', '', 0, 0, ${paidAt}, 1)`.execute(db)
    await sql`
      insert into order_item (id, order_id, position, sku_no, spu_no, name, attributes, picture, price, quantity,
        paid_amount)
      values (${`${id}-0`}, ${id}, 0, 'lamp', 'lamp', '灯', '[]', '{}', 1000, 1, 1000)`.execute(db)
    await sql`
      insert into order_share (order_id, share_id, shopper_id, kind, channel_code, buyer_id, placed_at, facts)
      values (${id}, 's', 'promoter', ${kind}, 'retail', 'li', 0, '{}')`.execute(db)
    if (paidAt !== null && status !== 90)
      await sql`
        insert into rebate_line (item_id, order_id, shopper_id, kind, channel_code, offer_id, rate, paid_amount, earned,
          taken_back, status, earned_at)
        values (${`${id}-0`}, ${id}, 'promoter', ${kind}, 'retail', 'all', 500, 1000, 50, ${back / 20},
          ${back === 1000 ? 2 : 0}, 0)`.execute(db)
    if (back === 0) return
    await sql`
      insert into refund (id, order_id, request, cause, words, amount, status, created_at)
      values (${`R${id}`}, ${id}, ${id}, 'returned', '', ${back}, 1, 0)`.execute(db)
    await sql`
      insert into refund_row (refund_id, position, item_position, quantity, stage, fen)
      values (${`R${id}`}, 0, 0, 1, 'list', ${back})`.execute(db)
  }
  await sql`insert into shopper (id, telephone, display_name, created_at) values ('promoter', '139', '', 0)`.execute(db)
  await order('whole', NOON)
  await order('late', LATE)
  await order('part', NOON, { back: 400 })
  await order('gone', NOON, { back: 1000 })
  await order('cancelled', NOON, { status: 90 })
  await order('unpaid', null, { status: 10 })
  await order('business', NOON, { kind: 'partner' })
  await goOn()
  const { rows } = await sql`
    select kind, day, orders, amount, rebate from rebate_day order by kind, day`.execute(db)
  expect(rows).toEqual([
    { kind: 'partner', day: '2026-11-21', orders: 1, amount: 1000, rebate: 50 },
    { kind: 'promoter', day: '2026-11-20', orders: 1, amount: 1000, rebate: 50 },
    { kind: 'promoter', day: '2026-11-21', orders: 2, amount: 1600, rebate: 80 },
  ])
  for (const { fault, broken } of EARNINGS_LAWS.filter((law) => /figures|added|counts/.test(law.fault)))
    expect([fault, (await sql.raw(broken).execute(db)).rows]).toEqual([fault, []])
})
