import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readLogs, readParcels } from '#areas/orders/reads/read-logs'
import { workOn } from '../../../test/work'
import { NOON } from '../../../test/noon'
import { openBefore } from '../../../test/old-database'

it('keeps the logs and parcels of orders placed before events had kinds, with their words and order', async () => {
  const { db, goOn } = await openBefore('0060-events')
  await sql`
    insert into orders (id, shopper_id, order_way, status, payment_status, product_amount, discount_amount,
      coupon_amount, freight_amount, pay_amount, address, remark, pay_deadline, created_at)
    select id, 'li', 0, 10, 0, 1, 0, 0, 0, 1, '{}', '', 0, 0 from unnest(array['old', 'silent']) as id`.execute(db)
  for (const [at, title] of ['订单已提交', '支付成功'].entries())
    await sql`
      insert into order_log (order_id, title, detail, created_at)
      values ('old', ${title}, '正在为您备货', ${NOON + at})`.execute(db)
  await sql`insert into shipment values ('S1', 'old', '顺丰速运', 'SF1', 1)`.execute(db)
  for (const [at, text] of ['已揽收', '运输中'].entries())
    await sql`insert into shipment_step (shipment_id, text, created_at) values ('S1', ${text}, ${at})`.execute(db)
  await goOn()
  expect((await readLogs(workOn(db, NOON), 'old')).operLogs).toEqual([
    { title: '支付成功', detail: '正在为您备货', time: NOON + 1 },
    { title: '订单已提交', detail: '正在为您备货', time: NOON },
  ])
  expect((await readParcels(db, 'old'))[0]?.steps).toEqual([
    { text: '运输中', time: 1 },
    { text: '已揽收', time: 0 },
  ])
  const { rows } = await sql`select id, version from orders order by id`.execute(db)
  expect(rows).toEqual([
    { id: 'old', version: 2 },
    { id: 'silent', version: 0 },
  ])
})
