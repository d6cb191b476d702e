import { REPLY_CODE } from '@hearth/domain'
import type { PlacedOrder } from '@hearth/sdk/core'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { fingerprint } from '#kernel/idempotency/fingerprint'
import { placeOrder } from '#areas/checkout/place-order'
import { stockTaking } from '#areas/stock/take-stock'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { once } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import { checkBooks } from '../../../test/check-books'
import { onEveryEngine } from '../../../test/on-every-engine'
import { draftOf, giveCoupon, manyShoppers, promote, stockShelf } from '../../../test/shelf'
import { NOON } from '../../../test/shop'
import { within, workOn } from '../../../test/work'

/** The results of many concurrent orders: the placed orders, and the codes of the refusals. */
async function allOf(tries: readonly Promise<PlacedOrder>[]): Promise<{ placed: PlacedOrder[]; codes: number[] }> {
  const ends = await Promise.allSettled(tries)
  const placed = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
  const codes = ends.flatMap((end) =>
    end.status === 'rejected' ? [end.reason instanceof ShopError ? end.reason.code : Number.NaN] : [],
  )
  return { placed, codes }
}

onEveryEngine('placing an order', (engine) => {
  const db = () => engine.connection.db
  const viewer = (shopperId: string) => ({ shopperId, now: NOON, enterprise: false })

  it('sells a stock of 50 to exactly 50 of 200 shoppers who want it at once, and tells the others that it is sold out', async () => {
    await stockShelf(db(), [{ skuNo: 'hot', stock: 50 }])
    const shoppers = await manyShoppers(db(), 200)
    const { placed, codes } = await allOf(
      shoppers.map(({ shopperId, addressId }) =>
        within(db(), NOON, (work) =>
          placeOrder(work, draftOf(addressId, [{ skuNo: 'hot', itemQuantity: 1 }], 10000), viewer(shopperId)),
        ),
      ),
    )
    expect(placed).toHaveLength(50)
    expect(codes).toEqual(Array.from({ length: 150 }, () => REPLY_CODE.soldOut))
    const { rows } = await sql<{
      stock: number
      sold: number
    }>`select stock, sold from sku where sku_no = 'hot'`.execute(db())
    expect(rows[0]).toEqual({ stock: 0, sold: 50 })
    expect(await checkBooks(db(), { hot: 50 })).toEqual([])
  })

  it('gives fifty equal answers and one order to an order sent fifty times with one key', async () => {
    await stockShelf(db(), [{ skuNo: 'one-key', stock: 100 }])
    const [{ shopperId, addressId }] = (await manyShoppers(db(), 1)) as [{ shopperId: string; addressId: string }]
    const draft = draftOf(addressId, [{ skuNo: 'one-key', itemQuantity: 1 }], 10000)
    const context = { ...workOn(db(), NOON), needShopper: () => shopperId, replayed() {} }
    const { placed, codes } = await allOf(
      Array.from({ length: 50 }, () =>
        once(context, 'the-key', fingerprint('placeOrder', draft, ['products']), (work) =>
          placeOrder(work, draft, viewer(shopperId)),
        ),
      ),
    )
    expect(codes).toEqual([])
    expect(placed).toHaveLength(50)
    expect(new Set(placed.map((one) => JSON.stringify(one)))).toHaveLength(1)
    expect(await checkBooks(db(), { 'one-key': 100 })).toEqual([])
    const { rows } = await sql<{ sold: number }>`select sold from sku where sku_no = 'one-key'`.execute(db())
    expect(rows[0]?.sold).toBe(1)
  })

  it('takes a coupon for one order when it is spent fifty times at once', async () => {
    await stockShelf(db(), [{ skuNo: 'coupon', stock: 100 }])
    const [{ shopperId, addressId }] = (await manyShoppers(db(), 1)) as [{ shopperId: string; addressId: string }]
    const couponId = await giveCoupon(db(), shopperId, { value: 3000 })
    const { placed, codes } = await allOf(
      Array.from({ length: 50 }, () =>
        within(db(), NOON, (work) =>
          placeOrder(
            work,
            draftOf(addressId, [{ skuNo: 'coupon', itemQuantity: 1 }], 7000, { coupons: [couponId] }),
            viewer(shopperId),
          ),
        ),
      ),
    )
    expect(placed.map((one) => one.orderAmount)).toEqual([7000])
    expect(codes).toEqual(Array.from({ length: 49 }, () => REPLY_CODE.couponUnusable))
    expect(await checkBooks(db(), { coupon: 100 })).toEqual([])
  })

  it('neither deadlocks nor oversells when many orders want the same skus in different orders', async () => {
    const skuNos = ['m1', 'm2', 'm3', 'm4']
    await stockShelf(
      db(),
      skuNos.map((skuNo) => ({ skuNo, stock: 30 })),
    )
    const shoppers = await manyShoppers(db(), 60)
    const { placed, codes } = await allOf(
      shoppers.map(({ shopperId, addressId }, at) => {
        const turned = [...skuNos.slice(at % 4), ...skuNos.slice(0, at % 4)]
        const products = (at % 2 ? turned.reverse() : turned).map((skuNo) => ({ skuNo, itemQuantity: 1 }))
        return within(db(), NOON, (work) => placeOrder(work, draftOf(addressId, products, 40000), viewer(shopperId)))
      }),
    )
    expect(placed).toHaveLength(30)
    expect(new Set(codes)).toEqual(new Set([REPLY_CODE.soldOut]))
    expect(await checkBooks(db(), { m1: 30, m2: 30, m3: 30, m4: 30 })).toEqual([])
  })

  it('counts the sales of each product without deadlocks when many orders want skus of the same products in different orders', async () => {
    await stockShelf(
      db(),
      ['p1', 'p2', 'q1', 'q2'].map((skuNo) => ({ skuNo, stock: 30 })),
    )
    for (const product of ['p', 'q'])
      await sql`update sku set spu_no = ${`spu-${product}1`} where sku_no = ${`${product}2`}`.execute(db())
    const shoppers = await manyShoppers(db(), 48)
    const { placed } = await allOf(
      shoppers.map(({ shopperId, addressId }, at) => {
        const products = [
          ['p1', 'q2'],
          ['q1', 'p2'],
          ['p2', 'q1'],
          ['q2', 'p1'],
        ][at % 4]!.map((skuNo) => ({ skuNo, itemQuantity: 1 }))
        return within(db(), NOON, (work) => placeOrder(work, draftOf(addressId, products, 20000), viewer(shopperId)))
      }),
    )
    expect(placed).toHaveLength(48)
    const { rows } =
      await sql`select spu_no, sold from spu_sold where spu_no in ('spu-p1', 'spu-q1') order by spu_no`.execute(db())
    expect(rows).toEqual([
      { spu_no: 'spu-p1', sold: 48 },
      { spu_no: 'spu-q1', sold: 48 },
    ])
    expect(await checkBooks(db(), { p1: 30, p2: 30, q1: 30, q2: 30 })).toEqual([])
  })

  it('sells no more at a flash-sale price than the sale has, though the shelf has more', async () => {
    await stockShelf(db(), [{ skuNo: 'flash', stock: 100 }])
    await promote(db(), { id: 'flash-sale', type: 101, skuNos: ['flash'], price: 9900, stock: 10 })
    const shoppers = await manyShoppers(db(), howMuch(20, 500))
    const { placed, codes } = await allOf(
      shoppers.map(({ shopperId, addressId }) =>
        within(db(), NOON, (work) =>
          placeOrder(work, draftOf(addressId, [{ skuNo: 'flash', itemQuantity: 1 }], 9900), viewer(shopperId)),
        ),
      ),
    )
    expect(placed).toHaveLength(10)
    expect(new Set(codes)).toEqual(new Set([REPLY_CODE.soldOut]))
    expect(await checkBooks(db(), { flash: 100 })).toEqual([])
  })

  it('gives one shopper five pieces at the price of a flash sale and no more, unpaid orders included, however many are sent at once', async () => {
    await stockShelf(db(), [{ skuNo: 'rush', stock: 200 }])
    await promote(db(), { id: 'rush-sale', type: 101, skuNos: ['rush'], price: 9900, stock: 60 })
    const [{ shopperId, addressId }, other] = (await manyShoppers(db(), 2)) as [
      { shopperId: string; addressId: string },
      { shopperId: string; addressId: string },
    ]
    const buy = (who: { shopperId: string; addressId: string }, itemQuantity: number, amount = itemQuantity * 9900) =>
      within(db(), NOON, (work) =>
        placeOrder(work, draftOf(who.addressId, [{ skuNo: 'rush', itemQuantity }], amount), viewer(who.shopperId)),
      )
    const { placed, codes } = await allOf(Array.from({ length: 100 }, () => buy({ shopperId, addressId }, 2)))
    expect(placed).toHaveLength(2)
    expect(new Set(codes)).toEqual(new Set([REPLY_CODE.priceChanged]))
    await expect(buy({ shopperId, addressId }, 2)).rejects.toThrow('现在应付 ¥199.00')
    await expect(buy({ shopperId, addressId }, 1)).resolves.toMatchObject({ orderAmount: 9900 })
    await expect(buy({ shopperId, addressId }, 1)).rejects.toThrow('现在应付 ¥100.00')
    await expect(buy(other, 6, 5 * 9900 + 10000)).resolves.toMatchObject({ orderAmount: 5 * 9900 + 10000 })
    const { rows: items } = await sql<{ quantity: number; price: number; promoted: boolean }>`
      select quantity, price, promotion_id is not null as promoted from order_item join orders on orders.id = order_id
      where shopper_id = ${other.shopperId} order by position`.execute(db())
    expect(items).toEqual([
      { quantity: 5, price: 9900, promoted: true },
      { quantity: 1, price: 10000, promoted: false },
    ])
    await within(db(), NOON, (work) => cancelOrder(work, shopperId, placed[0]?.orderId ?? '', ''))
    await expect(buy({ shopperId, addressId }, 2)).resolves.toMatchObject({ orderAmount: 2 * 9900 })
    expect(await checkBooks(db(), { rush: 200 })).toEqual([])
  })

  it('gives each shopper the owner’s limit of pieces of a promotion, counted anew for each run', async () => {
    await stockShelf(db(), [{ skuNo: 'owned', stock: 200 }])
    await promote(db(), { id: 'owned-sale', type: 101, skuNos: ['owned'], price: 9900, limit: 1 })
    const [{ shopperId, addressId }] = (await manyShoppers(db(), 1)) as [{ shopperId: string; addressId: string }]
    const buy = (now: number) =>
      within(db(), NOON, (work) =>
        placeOrder(work, draftOf(addressId, [{ skuNo: 'owned', itemQuantity: 1 }], 9900), {
          ...viewer(shopperId),
          now,
        }),
      )
    await expect(buy(NOON)).resolves.toMatchObject({ orderAmount: 9900 })
    await expect(buy(NOON + 1)).rejects.toThrow('现在应付 ¥100.00')
    await sql`update promotion set begin_time = ${NOON + 10} where id = 'owned-sale'`.execute(db())
    await expect(buy(NOON + 20)).resolves.toMatchObject({ orderAmount: 9900 })
  })

  it('takes no more flash-sale orders today from a shopper who let five of them run out, but takes other orders', async () => {
    await stockShelf(db(), [{ skuNo: 'held', stock: 50 }, { skuNo: 'plain' }])
    await promote(db(), { id: 'held-sale', type: 101, skuNos: ['held'], price: 9900, stock: 10 })
    const [{ shopperId, addressId }] = (await manyShoppers(db(), 1)) as [{ shopperId: string; addressId: string }]
    const buy = (skuNo: string, amount: number, now = NOON) =>
      within(db(), NOON, (work) =>
        placeOrder(work, draftOf(addressId, [{ skuNo, itemQuantity: 1 }], amount), { ...viewer(shopperId), now }),
      )
    for (let turn = 0; turn < 5; turn += 1) {
      const { orderId } = await buy('held', 9900)
      await within(db(), NOON, (work) => cancelOrder(work, shopperId, orderId, ''))
    }
    await expect(buy('held', 9900)).rejects.toThrow('您今天有 5 笔活动订单下单后未付款，「灯 held」请明天再来抢购')
    await expect(buy('plain', 10000)).resolves.toMatchObject({ orderAmount: 10000 })
    await expect(buy('held', 9900, NOON + 86_400_000)).resolves.toMatchObject({ orderAmount: 9900 })
  })

  it("sells to a newcomer once at the newcomer's price, however many orders they send at once", async () => {
    await stockShelf(db(), [{ skuNo: 'welcome', stock: 100 }])
    await promote(db(), { id: 'for-new', type: 112, skuNos: ['welcome'], price: 5000 })
    const [{ shopperId, addressId }] = (await manyShoppers(db(), 1)) as [{ shopperId: string; addressId: string }]
    const { placed, codes } = await allOf(
      Array.from({ length: 50 }, () =>
        within(db(), NOON, (work) =>
          placeOrder(work, draftOf(addressId, [{ skuNo: 'welcome', itemQuantity: 1 }], 6000), viewer(shopperId)),
        ),
      ),
    )
    expect(placed.map((one) => one.orderAmount)).toEqual([6000])
    expect(codes).toEqual(Array.from({ length: 49 }, () => REPLY_CODE.priceChanged))
    expect(await checkBooks(db(), { welcome: 100 })).toEqual([])
  })

  it('lets one shopper have ten unpaid orders and no more, however many they send at once, and limits nobody else', async () => {
    await stockShelf(db(), [{ skuNo: 'parked', stock: 100 }])
    const [parker, other] = (await manyShoppers(db(), 2)) as [
      { shopperId: string; addressId: string },
      { shopperId: string; addressId: string },
    ]
    const buy = ({ shopperId, addressId }: typeof parker) =>
      within(db(), NOON, (work) =>
        placeOrder(work, draftOf(addressId, [{ skuNo: 'parked', itemQuantity: 1 }], 10000), viewer(shopperId)),
      )
    const { placed, codes } = await allOf(Array.from({ length: 50 }, () => buy(parker)))
    expect(placed).toHaveLength(10)
    expect(codes).toEqual(Array.from({ length: 40 }, () => REPLY_CODE.overLimit))
    await expect(buy(parker)).rejects.toThrow('您有 10 笔订单待付款，请先付款或取消其中一笔')
    await expect(buy(other)).resolves.toMatchObject({ orderAmount: 10000 })
    await within(db(), NOON, (work) => cancelOrder(work, parker.shopperId, placed[0]?.orderId ?? '', ''))
    await expect(buy(parker)).resolves.toMatchObject({ orderAmount: 10000 })
    expect(await checkBooks(db(), { parked: 100 })).toEqual([])
  })

  it('names what ran short with the pieces the whole order wants, and says whether the shelf or only the promotion had too few', async () => {
    await stockShelf(db(), [
      { skuNo: 'scant', stock: 2 },
      { skuNo: 'plenty', stock: 100 },
    ])
    await promote(db(), { id: 'short-sale', type: 101, skuNos: ['plenty'], price: 9900, stock: 1 })
    const parts = [
      { skuNo: 'scant', quantity: 2 },
      { skuNo: 'scant', quantity: 1 },
      { skuNo: 'plenty', quantity: 2, promotionId: 'short-sale' },
    ]
    const trx = await db().startTransaction().execute()
    const { ctes, short: shortages } = stockTaking(parts)
    const { rows: short } = await sql`with ${ctes} ${shortages}`.execute(trx)
    await trx.rollback().execute()
    expect(short).toHaveLength(2)
    expect(short).toEqual(
      expect.arrayContaining([
        { turn: 0, skuNo: 'scant', quantity: 3, onShelf: true },
        { turn: 0, skuNo: 'plenty', quantity: 2, onShelf: false },
      ]),
    )
  })

  it('takes no more queries for thirty products than for one, and eight at most', async () => {
    const skus = Array.from({ length: 30 }, (_, at) => ({ skuNo: `wide-${at}` }))
    await stockShelf(db(), skus)
    const [{ shopperId, addressId }] = (await manyShoppers(db(), 1)) as [{ shopperId: string; addressId: string }]
    const couponId = await giveCoupon(db(), shopperId, { value: 1000 })
    const draft = draftOf(
      addressId,
      skus.map(({ skuNo }) => ({ skuNo, itemQuantity: 2 })),
      599000,
      { coupons: [couponId] },
    )
    engine.queries.length = 0
    await once({ ...workOn(db(), NOON), needShopper: () => shopperId, replayed() {} }, 'wide', 'wide', (work) =>
      placeOrder(work, draft, viewer(shopperId)),
    )
    expect(engine.queries.length).toBeLessThanOrEqual(8)
    expect(await checkBooks(db(), {})).toEqual([])
  })
})
