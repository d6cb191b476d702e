import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '#database/connect'
import { checkBooks } from './check-books'
import { openTestDatabase } from './database'
import { giveCoupon, manyShoppers, stockShelf } from './shelf'
import { placeOne } from './place-and-pay'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
  const { db } = connection
  await stockShelf(db, [{ skuNo: 'lamp', stock: 10 }])
  const [{ shopperId, addressId }] = (await manyShoppers(db, 1)) as [{ shopperId: string; addressId: string }]
  const coupons = [await giveCoupon(db, shopperId, { value: 1000 })]
  await placeOne(db, { shopperId, addressId }, { skuNo: 'lamp', pieces: 2, amount: 19000, draft: { coupons } })
})
afterAll(() => connection.close())

/** Returns a statement that makes a payment of the one order, in a given state. */
const ofPayment = (status: number): string =>
  'insert into payment (id, payable_kind, payable_id, order_id, shopper_id, channel, amount, status, created_at) ' +
  `select 'p', 'order', id, id, shopper_id, 'sandbox', 1, ${status}, 0 from orders`

const REFUND =
  'insert into refund (id, order_id, request, cause, amount, created_at) ' +
  "select 'r', id, 'r', 'cancelled', 5, 0 from orders"

/** Returns a statement that makes a refund of 5 fen with one price row of the given amount, fen. */
const ofRow = (fen: number): string =>
  `with r as (${REFUND} returning id) ` +
  `insert into refund_row (refund_id, position, item_position, stage, fen) select id, 0, 0, 'list', ${fen} from r`

/** Returns the violations that the books report after an invalid statement, which is rolled back. */
async function after(statement: string): Promise<string> {
  let faults: string[] = []
  await connection.db
    .transaction()
    .execute(async (trx) => {
      await sql.raw(statement).execute(trx)
      faults = await checkBooks(trx, { lamp: 10 })
      throw new Error('undone')
    })
    .catch((error: Error) => {
      if (error.message !== 'undone') throw error
    })
  return faults.join('\n')
}

it('finds nothing in good books', async () => {
  expect(await checkBooks(connection.db, { lamp: 10 })).toEqual([])
})

it.each([
  ['update sku set stock = stock + 1', 'stock + sold is not what it was: lamp'],
  ['update sku set stock = stock + 1, sold = sold - 1', 'sold is not what living orders hold: lamp'],
  ['update spu_sold set sold = sold + 1', 'a product has not sold what its skus have: spu-lamp'],
  ['delete from order_item', 'an order without items'],
  ['delete from event', 'an order without events'],
  ['update orders set version = version + 1', 'an order whose events are not numbered as it changed'],
  ['update orders set pay_amount = 1', 'amounts do not add up'],
  ['update order_item set paid_amount = paid_amount - 1', 'items do not add up'],
  ['update price_row set fen = fen + 1', 'price rows do not add up'],
  ["update price_row set fen = fen + 1 where stage = 'list'", 'price rows are not what an item costs'],
  ["update price_row set stage = 'cart' where stage = 'coupon'", 'price rows do not add up'],
  ['update orders set status = 90', 'a coupon held by an order that waits for no payment'],
  ['update coupon set status = 1', 'a coupon used by an order that is not paid'],
  ['update coupon_batch set quantity = 0, given = 1', 'more coupons given than there are'],
  ['update coupon_count set pieces = pieces + 1', 'more coupons given than there are'],
  ['update orders set status = 20', 'a paid order without its payment'],
  [ofPayment(1), 'an order that is not paid with a payment kept'],
  [ofPayment(4), 'a payment of which more or less goes back than it says: p'],
  [REFUND, 'a refund that is not what its payments give back: r'],
  [ofRow(6), 'a refund whose rows do not add up: r'],
  [ofRow(99_999_999), 'a row of a price of which more went back than was paid'],
  [
    "insert into idempotency (shopper_id, key, fingerprint, created_at) values ('s', 'k', '', 0)",
    'a key without its answer: k',
  ],
])('finds the fault after: %s', async (statement, fault) => {
  expect(await after(statement)).toContain(fault)
})
