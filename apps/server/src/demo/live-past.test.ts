import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_CUSTOMER, livePast } from '#demo/live-past'
import { demoAddressBook } from '#ports/address-book'
import { catalogue } from '@hearth/sdk/core'
import { openOrderingShop, type OrderingShop } from '../../test/ordering-shop'
import { faultOf, printedExamples } from '../../test/printed-examples'
import { findFaults } from '#audit/audit-shop'

const MINUTE = 60_000

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop(undefined, undefined, { demo: true, ports: { addressBook: demoAddressBook } })
})
afterAll(() => shop.close())

it('the demo shop has a customer with orders in every lasting state, coupons used and expired, and its books are right', async () => {
  await livePast(shop.inside, shop.ports.clock())
  const { rows } = await sql<{ status: number }>`
    select distinct status from orders
    join shopper on shopper.id = shopper_id
    where shopper.telephone = ${DEMO_CUSTOMER}
    order by status`.execute(shop.connection.db)
  expect(rows.map(({ status }) => status)).toEqual([15, 20, 30, 40, 90])
  const { rows: coupons } = await sql<{ used: number; ended: number; usable: number }>`
    select count(*) filter (where used_at is not null) as used,
      count(*) filter (where used_at is null and coupon.end_time < ${shop.ports.clock()}) as ended,
      count(*) filter (where used_at is null and coupon.end_time > ${shop.ports.clock()}) as usable
    from coupon
    join shopper on shopper.id = coupon.shopper_id
    where shopper.telephone = ${DEMO_CUSTOMER}`.execute(shop.connection.db)
  expect(coupons[0]).toEqual({ used: expect.any(Number), ended: 1, usable: expect.any(Number) })
  expect(coupons[0]!.used).toBeGreaterThan(0)
  expect(coupons[0]!.usable).toBeGreaterThan(0)
  const { rows: lines } = await sql<{ kind: string; status: number; orders: number }>`
    select kind, status, count(distinct order_id) as orders from rebate_line
    group by kind, status order by kind, status`.execute(shop.connection.db)
  expect(lines).toEqual([
    { kind: 'partner', status: 0, orders: 2 },
    { kind: 'partner', status: 1, orders: 2 },
    { kind: 'promoter', status: 0, orders: 4 },
    { kind: 'promoter', status: 1, orders: 12 },
    { kind: 'promoter', status: 2, orders: 1 },
  ])
  const { rows: taken } = await sql`
    select from rebate_line where taken_back between 1 and earned - 1`.execute(shop.connection.db)
  expect(taken.length).toBe(1)
  expect(await findFaults(shop.connection.db)).toEqual([])
})

it('no two orders of the demo shop have the same time, so that each start lists them in the same order', async () => {
  const { rows } = await sql`select created_at from orders group by created_at having count(*) > 1`.execute(
    shop.connection.db,
  )
  expect(rows).toEqual([])
})

it('the examples of the reference run as printed against it, but for those that say why not', async () => {
  const examples = printedExamples()
  const calls = Object.entries(catalogue).flatMap(([area, table]) =>
    Object.keys(table).map((name) => `${area}.${name}`),
  )
  expect(examples.map(({ call }) => call).toSorted()).toEqual(calls.toSorted())
  const faults: string[] = []
  for (const example of examples) {
    faults.push(...(await faultOf(shop, example)))
    shop.wait(MINUTE)
  }
  expect(faults).toEqual([])
})
