import { DAY, ORDER_STATUS, PAYMENT_STATUS, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { placeBalanceOnce } from '#areas/pre-sale/place-balance'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { expireOrders } from '#areas/orders/cancellation/expire-orders'
import { payables } from '#areas/all'
import { refundPayments } from '#areas/payment/refund-payments'
import { settleNotice } from '#areas/payment/settle-notice'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import type { CashierNotice } from '#ports/cashier'
import { NO_CLAIM } from '#kernel/idempotency/once'
import { checkBooks } from '../../../test/check-books'
import { onEveryEngine } from '../../../test/on-every-engine'
import { giveCoupon, manyShoppers, promote, stockShelf } from '../../../test/shelf'
import { NOON } from '../../../test/shop'
import { within, workOn } from '../../../test/work'
import { payAtCashier, placeOne } from '../../../test/place-and-pay'
import { succeeds } from '../../../test/succeeds'

/** The number of concurrent requests. */
const COUNT = howMuch(12, 50)
/** A time after the payment deadline of deposits whose orders were placed at noon. */
const LATER = NOON + 31 * 60_000
const BEGIN = NOON + 2 * DAY
const OPEN = BEGIN + DAY
const END = BEGIN + 2 * DAY
const AFTER = END + 1

interface PreSale {
  shopperId: string
  addressId: string
  orderId: string
}
interface AtCashier extends PreSale {
  notice: CashierNotice
}

onEveryEngine('pre-sales, many at once', (engine) => {
  const db = () => engine.connection.db
  const cashier = (now: number) => createSandboxCashier({ db: db(), secret: 'test', clock: () => now })

  /** Places pre-sales of lamps for 900 yuan with a deposit of 100 yuan. `kept`: the shop keeps the deposit. */
  async function place(skuNo: string, kept: boolean): Promise<PreSale[]> {
    await stockShelf(db(), [{ skuNo, price: 100_000, stock: COUNT + 5 }])
    const deposit = { amount: 10_000, kept, balanceBegin: BEGIN, balanceEnd: END }
    const sale = { id: `sale-${skuNo}`, type: PROMOTION_TYPE.preSale, skuNos: [skuNo], price: 90_000, stock: COUNT }
    await promote(db(), { ...sale, deposit })
    return Promise.all(
      (await manyShoppers(db(), COUNT)).map(async (shopper) => {
        const { orderId } = await placeOne(db(), shopper, { skuNo, amount: 10_000 })
        return { ...shopper, orderId }
      }),
    )
  }

  /** Pays at the cashier for each order. The shop gets no notice of the payments. */
  const allPay = (sales: readonly PreSale[], now: number): Promise<AtCashier[]> =>
    Promise.all(
      sales.map(async (sale) => {
        return { ...sale, notice: await payAtCashier(db(), sale, now) }
      }),
    )
  const hear = ({ notice }: AtCashier, now: number) => settleNotice(workOn(db(), now), payables, 'sandbox', notice)
  const withDeposit = async (skuNo: string, kept: boolean): Promise<PreSale[]> => {
    const paid = await allPay(await place(skuNo, kept), NOON)
    for (const one of paid) await hear(one, NOON)
    return paid
  }
  const placeBalance = ({ shopperId, addressId, orderId }: PreSale, orderAmount: number, coupons: string[] = []) =>
    within(db(), OPEN, (work) =>
      placeBalanceOnce(
        work,
        { orderId, addressId, coupons, orderAmount, useDuStar: true, useGold: true },
        { shopperId, now: OPEN, enterprise: false },
        NO_CLAIM,
      ),
    )
  const ends = async (sales: readonly PreSale[]) => {
    await refundPayments(workOn(db(), AFTER), payables, cashier(AFTER))
    const { rows } = await sql<{ status: number; kept: number; payments: string }>`
      select status, kept_amount as kept, (
        select string_agg(payable_kind || ' ' || payment.status, ', ' order by payable_kind desc)
        from payment
        where order_id = orders.id) as payments
      from orders
      join pre_sale_order on pre_sale_order.order_id = id
      where id = any(${sales.map(({ orderId }) => orderId)}::text[])`.execute(db())
    expect(rows).toHaveLength(sales.length)
    return new Set(rows.map(({ status, kept, payments }) => `${status} kept ${kept}: ${payments}`))
  }
  const books = (skuNo: string) => checkBooks(db(), { [skuNo]: COUNT + 5 })
  const stockOf = async (skuNo: string) =>
    (await sql<{ stock: number }>`select stock from sku where sku_no = ${skuNo}`.execute(db())).rows[0]?.stock

  it('a deposit that comes while its time runs out holds the order or is refunded', async () => {
    const paid = await allPay(await place('deposit', false), NOON)
    await Promise.all([
      ...paid.map((one) => hear(one, LATER)),
      ...Array.from({ length: 4 }, () => expireOrders(workOn(db(), LATER), payables, cashier(LATER))),
    ])
    for (const end of await ends(paid))
      expect([
        `${ORDER_STATUS.pendingFinalPayment} kept 0: deposit ${PAYMENT_STATUS.paid}`,
        `${ORDER_STATUS.cancelled} kept 0: deposit ${PAYMENT_STATUS.refunded}`,
      ]).toContain(end)
    expect(await books('deposit')).toEqual([])
  })

  it('a balance that comes as its window ends pays the order or is refunded, and the deposit is kept as agreed', async () => {
    const sales = await withDeposit('window', true)
    for (const sale of sales) await placeBalance(sale, 80_000)
    const paid = await allPay(sales, OPEN)
    const silent = { ...cashier(AFTER), query: async () => undefined }
    await Promise.all([
      ...paid.map((one) => hear(one, AFTER)),
      ...Array.from({ length: 4 }, () => expireOrders(workOn(db(), AFTER), payables, silent)),
    ])
    for (const end of await ends(paid))
      expect([
        `${ORDER_STATUS.paid} kept 0: deposit ${PAYMENT_STATUS.paid}, balance ${PAYMENT_STATUS.paid}`,
        `${ORDER_STATUS.cancelled} kept 10000: deposit ${PAYMENT_STATUS.paid}, balance ${PAYMENT_STATUS.refunded}`,
      ]).toContain(end)
    expect(await books('window')).toEqual([])
  })

  it('a shopper who cancels while the balance comes has paid, or gets the whole balance back', async () => {
    const sales = await withDeposit('cancelled', false)
    for (const sale of sales) await placeBalance(sale, 80_000)
    const paid = await allPay(sales, OPEN)
    const cancelled = paid.map((one) =>
      within(db(), OPEN, (work) => cancelOrder(work, one.shopperId, one.orderId, '')).catch(() => undefined),
    )
    await Promise.all([...cancelled, ...paid.map((one) => hear(one, OPEN))])
    for (const end of await ends(paid))
      expect([
        `${ORDER_STATUS.paid} kept 0: deposit ${PAYMENT_STATUS.paid}, balance ${PAYMENT_STATUS.paid}`,
        `${ORDER_STATUS.cancelled} kept 0: deposit ${PAYMENT_STATUS.refunded}, balance ${PAYMENT_STATUS.refunded}`,
      ]).toContain(end)
    expect(await books('cancelled')).toEqual([])
  })

  it('one balance is placed of many sent at once, with one coupon used', async () => {
    const [sale] = await withDeposit('once', false)
    const coupon = await giveCoupon(db(), sale!.shopperId, { value: 1000 })
    const done = await succeeds([...Array(COUNT).keys()], (at) =>
      placeBalance(sale!, at % 2 ? 80_000 : 79_000, at % 2 ? [] : [coupon]),
    )
    expect(done.filter(Boolean)).toHaveLength(1)
    // All these orders now belong to one shopper and use the same coupon. Only one of them gets the coupon.
    const mine = await withDeposit('shared', false)
    await sql`
      update orders set shopper_id = ${sale!.shopperId}
      where id = any(${mine.map(({ orderId }) => orderId)}::text[])`.execute(db())
    await sql`
      update payment set shopper_id = ${sale!.shopperId}
      where order_id = any(${mine.map(({ orderId }) => orderId)}::text[])`.execute(db())
    const shared = await giveCoupon(db(), sale!.shopperId, { value: 2000 })
    const used = await succeeds(mine, ({ orderId }) => placeBalance({ ...sale!, orderId }, 78_000, [shared]))
    expect(used.filter(Boolean)).toHaveLength(1)
    expect([...(await books('once')), ...(await books('shared'))]).toEqual([])
  })

  it('no more deposits are taken than there are pieces, and pieces with a missed balance come back', async () => {
    const sales = await withDeposit('pieces', true)
    const [late] = await manyShoppers(db(), 1)
    const over = placeOne(db(), late!, { skuNo: 'pieces', amount: 10_000 })
    await expect(over).rejects.toMatchObject({ code: REPLY_CODE.soldOut })
    expect(await stockOf('pieces')).toBe(5)
    await Promise.all(Array.from({ length: 4 }, () => expireOrders(workOn(db(), AFTER), payables, cashier(AFTER))))
    expect(await ends(sales)).toEqual(new Set([`${ORDER_STATUS.cancelled} kept 10000: deposit ${PAYMENT_STATUS.paid}`]))
    expect(await stockOf('pieces')).toBe(COUNT + 5)
    expect(await books('pieces')).toEqual([])
  })
})
