import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openBefore } from '../../../test/old-database'

it('deletes the telephones and mail addresses left by accounts that were deleted before', async () => {
  const { db, goOn } = await openBefore('2026-11-26-what-deleted-accounts-left')
  await sql`
    insert into shopper (id, telephone, display_name, created_at, deleted_at)
    values ('gone', 'deleted:gone', '已注销用户', 0, 1)`.execute(db)
  for (const id of ['li', 'gone']) {
    await sql`
      insert into orders (id, shopper_id, order_way, status, payment_status, product_amount, discount_amount,
        coupon_amount, freight_amount, pay_amount, address, remark, pay_deadline, created_at)
      values (${id}, ${id}, 0, 90, 3, 100, 0, 0, 0, 100, '{}', '', 0, 0)`.execute(db)
    await sql`
      insert into pre_sale_order (order_id, deposit_amount, balance_begin, balance_end, deposit_kept, told_telephone)
      values (${id}, 1, 0, 0, false, '13911112222')`.execute(db)
    await sql`
      insert into billing (order_id, round, shopper_id, choice, email, created_at)
      values (${id}, 1, ${id}, '{}', 'somebody@example.com', 0)`.execute(db)
    await sql`insert into sandbox_pay_later (shopper_id, signed_at) values (${id}, 0)`.execute(db)
  }
  await goOn()

  const { rows } = await sql`
    select shopper.id, told_telephone as telephone, billing.email, signed_at as signed
    from shopper
    join pre_sale_order on pre_sale_order.order_id = shopper.id
    join billing on billing.shopper_id = shopper.id
    left join sandbox_pay_later on sandbox_pay_later.shopper_id = shopper.id
    order by shopper.id`.execute(db)
  expect(rows).toEqual([
    { id: 'gone', telephone: null, email: null, signed: null },
    { id: 'li', telephone: '13911112222', email: 'somebody@example.com', signed: 0 },
  ])
})
