import { DAY, monthsOn, ORDER_STATUS, REPLY_CODE, VIP_TYPE, type VipType } from '@hearth/domain'
import type {
  CouponPage,
  Member,
  OperLogs,
  OrderDetail,
  PlacedOrder,
  ServiceItems,
  Settlement,
  VipCoupons,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { createSessions, SESSION_HEADER } from '#kernel/sessions/sessions'
import { writeMemberships } from '#areas/membership/write-memberships'
import { systemRandom } from '#shop/random'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

async function stock({ connection: { db }, ports }: OrderingShop): Promise<void> {
  await stockShelf(db, [
    { skuNo: 'lamp', price: 20000 },
    { skuNo: 'first', price: 20000 },
  ])
  await promote(db, {
    id: 'members',
    type: 104,
    skuNos: ['lamp'],
    price: 15000,
    target: 'vip',
    endTime: ports.clock() + 999 * DAY,
  })
  await promote(db, { id: 'newcomers', type: 112, skuNos: ['first'], price: 9900 })
  for (const vipType of Object.values(VIP_TYPE))
    await sql`
      insert into coupon_batch (id, name, discount_type, coupon_value, threshold_amount, begin_time, end_time, source,
        vip_type)
      values (${vipType}, ${vipType}, 1, 1000, 0, ${ports.clock() - DAY}, ${ports.clock() + 999 * DAY},
        'membership', ${vipType})`.execute(db)
  await writeMemberships(db, [
    { vipType: 'monthly', price: 1500 },
    { vipType: 'yearly', price: 12800 },
  ])
}

shopOnAnEngine('memberships', stock, (at) => {
  let shop: OrderingShop
  beforeAll(() => void (shop = at.shop))

  const order = ({ headers }: Pick<Buyer, 'headers'>, vipType: VipType) =>
    shop.ask<PlacedOrder>({ method: 'POST', url: '/api/orders/v1/member', headers, payload: { vipType, orderWay: 2 } })
  async function become(buyer: Buyer, vipType: VipType): Promise<string> {
    const { orderId } = (await order(buyer, vipType)).data!
    await shop.press(await shop.startPayment(buyer, orderId), 'pay')
    await shop.run('deliver', 'events', 'events')
    return orderId
  }
  const member = async ({ headers }: Buyer) =>
    (await shop.ask<Member>({ url: '/api/platform/usercenter/v1/member', headers })).data!
  const price = async ({ headers }: Buyer, skuNo = 'lamp') =>
    (
      await shop.ask<Settlement>({
        url: `/api/cart/v1/settlement?skuNo=${skuNo}&couponId=&useGold=false&useDuStar=false`,
        headers,
      })
    ).data?.amounts.payAmount
  const coupons = async ({ headers }: Buyer) =>
    (await shop.ask<CouponPage>({ url: '/api/coupons/v1?couponStatus=0', headers })).data!

  /** Moves the clock and logs the shopper in again, since the session has expired by then. */
  async function waitUntil(moment: number, buyer: Buyer) {
    shop.wait(moment - shop.ports.clock())
    const { db } = shop.connection
    buyer.headers[SESSION_HEADER] = await createSessions(systemRandom).begin(
      db,
      { shopper: buyer.id },
      shop.ports.clock(),
    )
  }

  it('show what they cost and what they include', async () => {
    const { data } = await shop.ask<VipCoupons>('/api/products/coupon/vip/v1')
    expect(
      data?.result.map(({ vipType, price: fen, coupons: some }) => [vipType, fen, some.length]).toSorted(),
    ).toEqual([
      ['monthly', 1500, 1],
      ['quarterly', undefined, 1],
      ['yearly', 12800, 1],
    ])
  })

  it('promise no coupon of which none is left, since none would come', async () => {
    const { db } = shop.connection
    await sql`update coupon_batch set quantity = given where id = 'monthly'`.execute(db)
    const { data } = await shop.ask<VipCoupons>('/api/products/coupon/vip/v1?vipType=monthly')
    const buyer = await shop.buyer()
    await become(buyer, 'monthly')
    expect((await coupons(buyer)).totalCount).toBe(0)
    expect(data?.result).toEqual([{ vipType: 'monthly', price: 1500, coupons: [] }])
    await sql`update coupon_batch set quantity = null where id = 'monthly'`.execute(db)
  })

  it('begin when they are paid: member prices, coupons, and a finished order', async () => {
    const buyer = await shop.buyer()
    expect(await price(buyer)).toBe(20000)
    const placed = await order(buyer, 'monthly')
    expect(placed.data).toMatchObject({ orderAmount: 1500 })
    expect((await member(buyer)).memberType).toBe(0)
    await shop.press(await shop.startPayment(buyer, placed.data!.orderId), 'pay')
    await shop.run('deliver', 'events', 'events')
    expect(await member(buyer)).toMatchObject({
      memberType: 1,
      memberName: '月度会员',
      expireTime: expect.any(Number) as number,
    })
    expect(await price(buyer)).toBe(15000)
    const { data } = await shop.ask<OrderDetail>({
      url: `/api/orders/${placed.data!.orderId}/v1`,
      headers: buyer.headers,
    })
    expect(data?.order).toMatchObject({
      orderStatus: ORDER_STATUS.received,
      campaign: { kind: 'membership', vipType: 'monthly' },
      products: [{ name: '会员月卡', price: 1500, spuNo: 'membership' }],
    })
    expect(data?.order.address).toBeUndefined()
    const logs = await shop.ask<OperLogs>({
      url: `/api/orders/${placed.data!.orderId}/operLogs/v1`,
      headers: buyer.headers,
    })
    expect(logs.data?.operLogs[0]?.title).toBe('会员已开通')
    expect(JSON.stringify(await coupons(buyer))).toContain('"couponBatchId":"monthly"')
    expect(await checkBooks(shop.connection.db, {})).toEqual([])
  })

  it('leave a newcomer a newcomer, and offer no after-sale service', async () => {
    const buyer = await shop.buyer()
    expect(await price(buyer, 'first')).toBe(9900)
    const orderId = await become(buyer, 'monthly')
    expect(await price(buyer, 'first')).toBe(9900)
    const { data } = await shop.ask<ServiceItems>({
      url: '/api/platform/orders/v1/items/service',
      headers: buyer.headers,
    })
    expect(JSON.stringify(data)).not.toContain(orderId)
    expect(
      await shop.ask({
        method: 'POST',
        url: '/api/platform/afterSales/v1',
        headers: buyer.headers,
        payload: {
          orderItemId: `${orderId}-0`,
          serviceType: 1,
          reason: 'unwanted',
          skuNo: 'membership-monthly',
          itemQuantity: 1,
          returnType: 2,
        },
      }),
    ).toMatchObject({ code: REPLY_CODE.notFound })
  })

  it('follow one another, and end', async () => {
    const buyer = await shop.buyer()
    await become(buyer, 'monthly')
    const first = (await member(buyer)).expireTime!
    await become(buyer, 'yearly')
    const until = (await member(buyer)).expireTime!
    expect(until).toBeGreaterThan(first + 364 * DAY)
    expect((await member(buyer)).memberType).toBe(1)
    expect(JSON.stringify(await coupons(buyer))).not.toContain('"couponBatchId":"yearly"')
    await waitUntil(first + 1, buyer)
    expect(await price(buyer)).toBe(15000)
    await shop.run('begin memberships')
    await shop.run('begin memberships')
    expect(await member(buyer)).toMatchObject({ memberType: 3, expireTime: until })
    const given = JSON.stringify(await coupons(buyer)).match(/"couponBatchId":"yearly"/g)
    expect(given).toHaveLength(1)
    await waitUntil(until + 1, buyer)
    expect(await member(buyer)).toMatchObject({ memberType: 0, memberName: '普通用户' })
    expect((await member(buyer)).expireTime).toBeUndefined()
    expect(await price(buyer)).toBe(20000)
  })

  it('give coupons in each month that begins, once, and none for months when the shop was off', async () => {
    await sql`
      insert into coupon_batch (id, name, discount_type, coupon_value, threshold_amount, begin_time, end_time, source,
        vip_type, every_months)
      values ('each month', '', 1, 500, 0, ${shop.ports.clock() - DAY}, ${shop.ports.clock() + 999 * DAY},
          'membership', 'yearly', 1),
        ('each quarter', '', 1, 500, 0, ${shop.ports.clock() - DAY}, ${shop.ports.clock() + 999 * DAY},
          'membership', 'yearly', 3)`.execute(shop.connection.db)
    const buyer = await shop.buyer()
    await become(buyer, 'yearly')
    const begun = shop.ports.clock()
    const given = async () => {
      await Promise.all([shop.run('monthly coupons'), shop.run('monthly coupons')])
      const { rows } = await sql<{ id: string; pieces: number }>`
        select batch_id as id, count(*)::integer as pieces from coupon
        where shopper_id = ${buyer.id} and batch_id like 'each%' group by 1 order by 1`.execute(shop.connection.db)
      return rows.map(({ pieces }) => pieces)
    }
    expect(await given()).toEqual([1, 1])
    await waitUntil(monthsOn(begun, 1) - 1, buyer)
    expect(await given()).toEqual([1, 1])
    await waitUntil(monthsOn(begun, 1), buyer)
    expect(await given()).toEqual([2, 1])
    expect(await given()).toEqual([2, 1])
    await waitUntil(monthsOn(begun, 3), buyer)
    expect(await given()).toEqual([3, 2])
    await waitUntil(monthsOn(begun, 12), buyer)
    expect(await given()).toEqual([3, 2])
  })

  it('begin once, however many payments and notices come', async () => {
    const buyer = await shop.buyer()
    const { orderId } = (await order(buyer, 'monthly')).data!
    const payments = await Promise.all(Array.from({ length: 5 }, () => shop.startPayment(buyer, orderId)))
    await Promise.all(payments.map((started) => shop.press(started, 'pay')))
    await Promise.all(Array.from({ length: 10 }, () => shop.run('deliver', 'events', 'events')))
    await Promise.all(Array.from({ length: 10 }, () => shop.run('begin memberships')))
    const { rows } = await sql`select order_id from membership where shopper_id = ${buyer.id}`.execute(
      shop.connection.db,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(await coupons(buyer)).match(/"couponBatchId":"monthly"/g)).toHaveLength(1)
    expect(await checkBooks(shop.connection.db, {})).toEqual([])
  })

  it('two that are paid at once do not overlap', async () => {
    const buyer = await shop.buyer()
    const placed = await Promise.all([order(buyer, 'monthly'), order(buyer, 'yearly'), order(buyer, 'monthly')])
    const started = await Promise.all(placed.map(({ data }) => shop.startPayment(buyer, data!.orderId)))
    await Promise.all(started.map((one) => shop.press(one, 'pay')))
    await Promise.all(Array.from({ length: 4 }, () => shop.run('deliver', 'events', 'events')))
    const { rows } = await sql<{ begin: number; end: number }>`
      select begin_time as begin, end_time as "end" from membership
      where shopper_id = ${buyer.id}
      order by begin_time`.execute(shop.connection.db)
    expect(rows).toHaveLength(3)
    expect(rows[1]!.begin).toBe(rows[0]!.end + 1)
    expect(rows[2]!.begin).toBe(rows[1]!.end + 1)
  })

  it('are not sold if the owner does not sell them, nor to a lifetime member', async () => {
    const buyer = await shop.buyer()
    expect(await order(buyer, 'quarterly')).toMatchObject({ code: REPLY_CODE.soldOut, field: 'vipType' })
    expect(await order(buyer, 'weekly' as VipType)).toMatchObject({ code: REPLY_CODE.badInput, field: 'vipType' })
    expect(await order({ headers: {} }, 'monthly')).toMatchObject({ code: REPLY_CODE.loginNeeded })
    await sql`update shopper set member_type = 3 where id = ${buyer.id}`.execute(shop.connection.db)
    expect(await order(buyer, 'monthly')).toMatchObject({ code: REPLY_CODE.wrongState })
  })

  it('do not begin for a shopper who cancels before paying', async () => {
    const buyer = await shop.buyer()
    const { orderId } = (await order(buyer, 'monthly')).data!
    const gone = await shop.ask({
      method: 'POST',
      url: `/api/orders/${orderId}/v2`,
      headers: buyer.headers,
      payload: {},
    })
    expect(gone).toMatchObject({ code: 0 })
    await shop.run('deliver', 'events', 'events')
    expect((await member(buyer)).memberType).toBe(0)
    expect(await checkBooks(shop.connection.db, {})).toEqual([])
  })
})
