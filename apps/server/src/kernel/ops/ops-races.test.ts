import { ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { OPS_CODE } from '@hearth/ops'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '#database/connect'
import { answerCall } from '#operator/ops-in-process'
import type { OperatorReply } from '#operator/operator-request'
import { onEveryEngine } from '../../../test/on-every-engine'
import { manyShoppers, stockShelf } from '../../../test/shelf'
import { NOON } from '../../../test/noon'
import { workOn } from '../../../test/work'
import { placeOne } from '../../../test/place-and-pay'

const codesOf = (replies: readonly OperatorReply[]) =>
  replies.map((reply) => ('refused' in reply ? reply.refused.code : 0)).sort()
const oneOf = (count: number) => [0, ...Array.from({ length: count - 1 }, () => OPS_CODE.stale)]

onEveryEngine('calls of staff', (engine) => {
  const db = (): Database => engine.connection.db
  let keys = 0
  const ask = (call: string, payload: object, key = `key-${(keys += 1)}`) =>
    answerCall(workOn(db(), NOON), { call, payload, key, user: 'lin' })
  const number = async (query: ReturnType<typeof sql<{ n: number }>>) => Number((await query.execute(db())).rows[0]?.n)
  const lines = (target: string) =>
    number(sql`select count(*) as n from ops_audit where target_id = ${target} and code = 0`)

  it('refund an order once for a hundred requests at once with the version they read, with one line in the log', async () => {
    await stockShelf(db(), [{ skuNo: 'paid', stock: 10 }])
    const [shopper] = await manyShoppers(db(), 1)
    const { shopperId, addressId } = shopper!
    const { orderId } = await placeOne(db(), { shopperId, addressId }, { skuNo: 'paid', amount: 10000 })
    await sql`update orders set status = ${ORDER_STATUS.paid}, paid_at = ${NOON} where id = ${orderId}`.execute(db())
    await sql`
      insert into payment (id, payable_kind, payable_id, order_id, shopper_id, channel, amount, status,
        channel_trade_no, created_at)
      values (${`P${orderId}`}, 'order', ${orderId}, ${orderId}, ${shopperId}, 'sandbox', 10000,
        ${PAYMENT_STATUS.paid}, 'trade', ${NOON})`.execute(db())
    const version = await number(sql`select version as n from orders where id = ${orderId}`)
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => ask('orders.refund', { orderId, version, reason: '缺货' })),
    )
    expect(codesOf(replies)).toEqual(oneOf(100))
    expect(await number(sql`select count(*) as n from refund where order_id = ${orderId}`)).toBe(1)
    expect(await lines(orderId)).toBe(1)
  })

  it('change a stock once for a hundred requests with the same version, and for each that reads again', async () => {
    await stockShelf(db(), [{ skuNo: 'counted', stock: 50 }])
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => ask('products.setStock', { skuNo: 'counted', version: 0, change: 1 })),
    )
    expect(codesOf(replies)).toEqual(oneOf(100))
    await ask('products.setStock', { skuNo: 'counted', version: 1, change: 1 })
    expect(await number(sql`select stock as n from sku where sku_no = 'counted'`)).toBe(52)
    expect(await lines('counted')).toBe(2)
  })

  it('do a write once for a hundred requests under one key, and answer all of them alike', async () => {
    await stockShelf(db(), [{ skuNo: 'keyed', stock: 50 }])
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => ask('products.setStock', { skuNo: 'keyed', version: 0, stock: 7 }, 'one key')),
    )
    expect(replies).toEqual(replies.map(() => replies[0]))
    expect(replies[0]).toMatchObject({ data: { sku: { stock: 7, version: 1 } } })
    expect(await lines('keyed')).toBe(1)
  })

  it('leave neither a change nor its line in the log when the transaction fails after both', async () => {
    await stockShelf(db(), [{ skuNo: 'failing', stock: 50 }])
    await sql`alter table idempotency add constraint no_answer check (reply is null or key <> 'fails')`.execute(db())
    await expect(ask('products.setPrice', { skuNo: 'failing', version: 0, price: 1 }, 'fails')).rejects.toThrow(
      'no_answer',
    )
    await sql`alter table idempotency drop constraint no_answer`.execute(db())
    expect(await number(sql`select version as n from sku where sku_no = 'failing'`)).toBe(0)
    expect(await lines('failing')).toBe(0)
    expect(await number(sql`select count(*) as n from ops_audit where key = 'fails'`)).toBe(1)
  })
})
