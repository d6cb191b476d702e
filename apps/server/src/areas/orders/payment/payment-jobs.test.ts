import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { payables } from '#areas/all'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { settlePayment } from '#areas/payment/settle-payment'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { deliverNotices } from '#areas/sandbox/deliver-notices'
import { expireOrders } from '#areas/orders/cancellation/expire-orders'
import { refundPayments } from '#areas/payment/refund-payments'
import { onEveryEngine } from '../../../../test/on-every-engine'
import { manyShoppers, stockShelf } from '../../../../test/shelf'
import { NOON } from '../../../../test/shop'
import { within, workOn } from '../../../../test/work'
import { payAtCashier, placeOne } from '../../../../test/place-and-pay'

onEveryEngine('jobs', (engine) => {
  const db = () => engine.connection.db
  let shelf = 0

  /** Payments of new orders, settled at the cashier. */
  async function paid(count: number) {
    const skuNo = `job-${(shelf += 1)}`
    await stockShelf(db(), [{ skuNo }])
    const shoppers = await manyShoppers(db(), count)
    return Promise.all(
      shoppers.map(async ({ shopperId, addressId }) => {
        const { orderId } = await placeOne(db(), { shopperId, addressId }, { skuNo, amount: 10000 })
        const notice = await payAtCashier(db(), { shopperId, orderId })
        return { shopperId, orderId, paymentId: notice.paymentId, notice }
      }),
    )
  }

  it('send a notice from one server at a time, and from another when the first died doing it', async () => {
    await paid(10)
    const sent: string[] = []
    const never = new Promise<boolean>(() => {})
    void deliverNotices(db(), () => never, NOON)
    await expect
      .poll(async () => (await sql`select 1 from sandbox_notice where next_at > ${NOON}`.execute(db())).rows.length)
      .toBe(10)
    const send = (body: string) => Promise.resolve(sent.push(body) > 0)
    await deliverNotices(db(), send, NOON + 1000)
    expect(sent).toEqual([])
    await Promise.all([1, 2, 3].map(() => deliverNotices(db(), send, NOON + 31_000)))
    expect(new Set(sent)).toHaveLength(10)
    expect(sent).toHaveLength(10)
    await deliverNotices(db(), send, NOON + 40_000)
    expect(sent).toHaveLength(20)
    await deliverNotices(db(), send, NOON + 86_400_000)
    expect(sent).toHaveLength(20)
  })

  it('send all notices that are due, however many shoppers paid at once', async () => {
    await paid(45)
    const sent: string[] = []
    const send = (body: string) => Promise.resolve(sent.push(body) > 0)
    await deliverNotices(db(), send, NOON)
    expect(sent).toHaveLength(45)
    await deliverNotices(db(), send, NOON + 40_000)
    expect(sent).toHaveLength(90)
  })

  it('give up on a notice that nobody understands after fifteen attempts within a day', async () => {
    const [payment] = await paid(1)
    let attempts = 0
    for (let at = NOON; at < NOON + 2 * 86_400_000; at += 600_000)
      await deliverNotices(db(), () => Promise.resolve((attempts += 1) < 0), at)
    expect(attempts).toBe(15)
    const { rows } = await sql<{
      next_at: number | null
    }>`select next_at from sandbox_notice where payment_id = ${payment?.paymentId}`.execute(db())
    expect(rows).toEqual([{ next_at: null }])
  })

  it('pay the other refunds when the cashier fails at one', async () => {
    const orders = await paid(3)
    for (const { shopperId, orderId, notice } of orders) {
      await within(db(), NOON, (work) => cancelOrder(work, shopperId, orderId, ''))
      await within(db(), NOON, (work) => settlePayment(work, payables, 'sandbox', notice))
    }
    const cashier = createSandboxCashier({ db: db(), secret: 'test', clock: () => NOON })
    const stumbling = {
      ...cashier,
      refund: (refund: Parameters<typeof cashier.refund>[0]) =>
        refund.paymentId === orders[1]?.paymentId ? Promise.reject(new Error('down')) : cashier.refund(refund),
    }
    await expect(refundPayments(workOn(db(), NOON), payables, stumbling)).rejects.toThrow('1 refunds failed')
    const left = async () =>
      (await sql<{ payment_id: string }>`select payment_id from refund_part where status = 0`.execute(db())).rows
    expect(await left()).toEqual([{ payment_id: orders[1]?.paymentId }])
    expect(await refundPayments(workOn(db(), NOON), payables, cashier)).toBe(1)
    expect(await left()).toEqual([])
  })

  it('pay the refunds behind many that the cashier does not pay', async () => {
    const orders = await paid(60)
    for (const [at, { shopperId, orderId, notice }] of orders.entries()) {
      await within(db(), NOON, (work) => cancelOrder(work, shopperId, orderId, ''))
      await within(db(), NOON + at, (work) => settlePayment(work, payables, 'sandbox', notice))
    }
    const willing = new Set(orders.slice(55).map((order) => order.paymentId))
    const cashier = createSandboxCashier({ db: db(), secret: 'test', clock: () => NOON })
    const slow = {
      ...cashier,
      refund: (refund: Parameters<typeof cashier.refund>[0]) =>
        willing.has(refund.paymentId) ? cashier.refund(refund) : Promise.resolve(false),
    }
    expect(await refundPayments(workOn(db(), NOON), payables, slow)).toBe(willing.size)
    expect(await refundPayments(workOn(db(), NOON), payables, cashier)).toBe(orders.length - willing.size)
  })

  it('cancel unpaid orders in time though the cashier can not be reached', async () => {
    const orders = await paid(2)
    const cashier = {
      ...createSandboxCashier({ db: db(), secret: 'test', clock: () => NOON }),
      query: () => Promise.reject(new Error('down')),
    }
    const cancelled = await expireOrders(workOn(db(), NOON + 31 * 60_000), payables, cashier)
    expect(cancelled).toBeGreaterThanOrEqual(orders.length)
  })
})
