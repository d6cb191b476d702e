import { isPendingPayment, PROMOTION_TYPE } from '@hearth/domain'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payables } from '#areas/all'
import { wantedLines } from '#areas/cart/cart-lines'
import { priceLines } from '#areas/cart/price-lines'
import { ownedCoupons } from '#areas/coupons/owned-coupons'
import { placeOrder } from '#areas/checkout/place-order'
import { settleOrder } from '#areas/checkout/settle-order'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { confirmOrder } from '#areas/orders/shipping/confirm-order'
import { settlePayment } from '#areas/payment/settle-payment'
import { payOrder } from '#areas/orders/payment/pay-order'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { findTrade, settleTrade } from '#areas/sandbox/sandbox-trades'
import type { Connection } from '#database/connect'
import { expireOrders } from '#areas/orders/cancellation/expire-orders'
import { refundPayments } from '#areas/payment/refund-payments'
import { ShopError } from '#kernel/shop-error'
import { runOperator } from '#operator/run-operator'
import { checkBooks } from './check-books'
import { openTestDatabase } from './database'
import { draftOf, giveCoupon, manyShoppers, promote, stockShelf } from './shelf'
import { NOON } from './shop'
import { within, workOn } from './work'

const SKUS = ['lamp', 'flash', 'full', 'gift']
const SHOPPERS = 3

/** Actions in a shop, in any order. Numbers choose the shopper and the target. */
const happening = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      who: fc.nat(SHOPPERS - 1),
      sku: fc.nat(2),
      other: fc.nat(3),
      quantity: fc.integer({ min: 1, max: 4 }),
      coupons: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(30) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), which: fc.nat(30), fails: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('notice' as const), which: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ship' as const), which: fc.nat(30) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('takeBack' as const),
      deed: fc.constantFrom('refund', 'cancel'),
      which: fc.nat(30),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('confirm' as const), which: fc.nat(30) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('restock' as const),
      sku: fc.nat(3),
      pieces: fc.integer({ min: -3, max: 5 }),
    }),
  },
)
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

/** Opens a shop in which actions are taken. Actions may be refused, but must not fail with another error. */
async function openShop() {
  const { db } = connection
  const run = Math.random().toString(36).slice(2, 8)
  const skuNos = SKUS.map((name) => `${name}-${run}`)
  await stockShelf(
    db,
    skuNos.map((skuNo) => ({ skuNo, stock: 12, price: 7777 })),
  )
  await promote(db, { id: `f-${run}`, type: PROMOTION_TYPE.flashSale, skuNos: [skuNos[1]!], price: 4321, stock: 5 })
  await promote(db, {
    id: `r-${run}`,
    type: PROMOTION_TYPE.fullReduction,
    skuNos: [skuNos[2]!, skuNos[0]!],
    thresholdAmount: 20000,
    reduceAmount: 3333,
  })
  await promote(db, { id: `g-${run}`, type: PROMOTION_TYPE.gift, skuNos: [skuNos[0]!], giftSkuNo: skuNos[3] })
  const shoppers = await manyShoppers(db, SHOPPERS)
  for (const { shopperId } of shoppers) for (const value of [500, 999]) await giveCoupon(db, shopperId, { value })
  const pieces = Object.fromEntries(skuNos.map((skuNo) => [skuNo, 12]))
  const orders: { orderId: string; shopperId: string }[] = []
  const payments: string[] = []
  let now = NOON
  const cashier = createSandboxCashier({ db, secret: 'test', clock: () => now })
  const orderAt = (which: number) => orders[which % Math.max(1, orders.length)]

  const doings = {
    async order({ who, sku, other, quantity, coupons }: Extract<Happening, { kind: 'order' }>) {
      const { shopperId, addressId } = shoppers[who]!
      const viewer = { shopperId, now, enterprise: false }
      const products = [...new Set([sku, other])].map((at) => ({ skuNo: skuNos[at]!, itemQuantity: quantity }))
      const seen = await wantedLines(db, viewer, products)
      const { rows: owned } = await ownedCoupons(shopperId, now).execute(db)
      const shown = settleOrder(priceLines(seen, owned, coupons ? 'best' : []))
      const used = shown.coupons.filter((coupon) => coupon.applied).map((coupon) => coupon.couponId)
      const { orderId } = await within(db, now, (work) =>
        placeOrder(work, draftOf(addressId, products, shown.amounts.payAmount, { coupons: used }), viewer),
      )
      orders.push({ orderId, shopperId })
    },
    async cancel({ which }: { which: number }) {
      const order = orderAt(which)
      if (order) await within(db, now, (work) => cancelOrder(work, order.shopperId, order.orderId, ''))
    },
    async pay({ which, fails }: { which: number; fails: boolean }) {
      const order = orderAt(which)
      if (!order) return
      const payment = await within(db, now, (work) =>
        payOrder(work, order.shopperId, { orderId: order.orderId }, 'sandbox'),
      )
      payments.push(payment.paymentId)
      await settleTrade(
        db,
        payment,
        fails ? 'failed' : 'paid',
        { tradeNo: `T${payment.paymentId}`, noticeId: payment.paymentId },
        now,
      )
    },
    async notice({ which }: { which: number }) {
      const notice = await findTrade(db, payments[which % Math.max(1, payments.length)] ?? '')
      if (notice) await within(db, now, (work) => settlePayment(work, payables, 'sandbox', notice))
    },
    wait: async ({ minutes }: { minutes: number }) => void (now += minutes * 60_000),
    expire: async () => void (await expireOrders(workOn(db, now), payables, cashier)),
    refund: async () => void (await refundPayments(workOn(db, now), payables, cashier)),
    ship: async ({ which }: { which: number }) =>
      void (await runOperator(workOn(db, now), { args: ['ship', orderAt(which)?.orderId ?? '0'] })),
    takeBack: async ({ deed, which }: { deed: string; which: number }) =>
      void (await runOperator(workOn(db, now), { args: [deed, orderAt(which)?.orderId ?? '0'] })),
    async confirm({ which }: { which: number }) {
      const order = orderAt(which)
      if (order) await within(db, now, (work) => confirmOrder(work, order.shopperId, order.orderId))
    },
    async restock({ sku, pieces: change }: { sku: number; pieces: number }) {
      const skuNo = skuNos[sku]!
      const { code } = await runOperator(workOn(db, now), {
        args: ['stock', skuNo, change < 0 ? String(change) : `+${change}`],
      })
      if (code === 0) pieces[skuNo]! += change
    },
  }
  return {
    pieces,
    orders,
    happen: async (what: Happening) =>
      doings[what.kind](what as never).catch((error: Error) => {
        if (!(error instanceof ShopError)) throw error
      }),
    /** Delivers all pending events and runs the jobs. */
    async settleDown() {
      for (const which of payments.keys()) await doings.notice({ which })
      now += 60 * 60_000
      await doings.expire()
      await doings.refund()
    },
  }
}

it('keeps its books whatever happens in whatever order, and owes nobody anything once all has settled', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 25 }), async (happenings) => {
      const shop = await openShop()
      for (const what of happenings) await shop.happen(what)
      expect(await checkBooks(connection.db, shop.pieces)).toEqual([])
      await shop.settleDown()
      expect(await checkBooks(connection.db, shop.pieces)).toEqual([])
      const { rows } = await sql<{ status: number; owed: number }>`
        select status, (select count(*) from payment where order_id = orders.id and status in (0, 3))
          + (select count(*) from refund where order_id = orders.id and status = 0) as owed
        from orders where id = any(${shop.orders.map((order) => order.orderId)}::text[])`.execute(connection.db)
      expect(rows.filter(({ status, owed }) => owed > 0 || isPendingPayment(status))).toEqual([])
    }),
    { numRuns: 40 },
  )
}, 120_000)
