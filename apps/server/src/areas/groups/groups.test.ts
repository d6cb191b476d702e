import { campaignOf, DAY, GROUP_STATUS, ORDER_STATUS, PAYMENT_STATUS, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type {
  Group,
  GroupActivities,
  GroupActivity,
  GroupCount,
  GroupList,
  GroupOrder,
  GroupProduct,
  LimitQuantity,
  Order,
  OrderDetail,
  OperLogs,
  PlacedOrder,
  Settlement,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { refundOrder } from '#areas/orders/refunds/refund-order'
import { shipOrder } from '#areas/orders/shipping/ship-order'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { draftOf, giveCoupon, promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { within } from '../../../test/work'

const HOUR = 3_600_000
const SKUS = ['told', 'joined', 'lapsed', 'refunded', 'late', 'leader', 'short', 'closed', 'alone', 'scarce'] as const
type Sku = (typeof SKUS)[number]

/** Lamps for 200 yuan, or for 120 yuan in groups of three. Each lamp has a promotion of its own. */
async function stock({ connection: { db } }: OrderingShop) {
  await stockShelf(db, [...SKUS.map((skuNo) => ({ skuNo, price: 20_000 })), { skuNo: 'plug' }])
  for (const skuNo of SKUS)
    await promote(db, {
      id: `group-${skuNo}`,
      type: PROMOTION_TYPE.groupBuy,
      skuNos: [skuNo],
      price: 12_000,
      stock: skuNo === 'scarce' ? 2 : 20,
      limit: 2,
      endTime: skuNo === 'closed' ? NOON + 6 * HOUR : NOON + 30 * DAY,
      groups: { size: skuNo === 'scarce' ? 2 : 3, hours: 24 },
    })
  await promote(db, {
    id: 'off',
    type: PROMOTION_TYPE.fullReduction,
    skuNos: ['alone'],
    thresholdAmount: 10_000,
    reduceAmount: 1000,
  })
}

shopOnAnEngine('a group that buys together', stock, (at) => {
  const db = () => at.shop.connection.db
  const now = () => at.shop.ports.clock()
  const hands = serviceHands(() => at.shop)
  const campaign = (skuNo: Sku, groupId?: string) => ({
    kind: 'group' as const,
    promotionId: `group-${skuNo}`,
    ...(groupId === undefined ? {} : { groupId }),
  })
  const settle = ({ headers }: Buyer, skuNo: Sku, groupId?: string) =>
    at.shop.ask<Settlement>({
      url: `/api/cart/v1/settlement?skuNo=${skuNo}&itemQuantity=1&campaign=${encodeURIComponent(
        JSON.stringify(campaign(skuNo, groupId)),
      )}`,
      headers,
    })
  const place = ({ headers, addressId }: Buyer, skuNo: Sku, groupId?: string, more = {}) =>
    at.shop.ask<PlacedOrder>({
      method: 'POST',
      url: '/api/orders/v1',
      headers,
      payload: draftOf(addressId, [{ skuNo, itemQuantity: 1 }], 12_000, {
        campaign: campaign(skuNo, groupId),
        ...more,
      }),
    })
  const pay = async (buyer: Buyer, orderId: string) => {
    await at.shop.press(await at.shop.startPayment(buyer, orderId), 'pay')
    await at.shop.run('deliver')
  }
  const read = async ({ headers }: Buyer, orderId: string): Promise<Order> =>
    (await at.shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers })).data!.order
  const groupOf = async (buyer: Buyer, orderId: string): Promise<GroupOrder> =>
    campaignOf(await read(buyer, orderId), 'group')!
  /** Creates a shopper who has paid for a seat in the given group, or in a new one. */
  const member = async (skuNo: Sku, groupId?: string) => {
    const buyer = await at.shop.buyer()
    const { data, message } = await place(buyer, skuNo, groupId)
    if (!data) throw new Error(message)
    await pay(buyer, data.orderId)
    return { buyer, orderId: data.orderId, groupId: (await groupOf(buyer, data.orderId)).groupId }
  }
  const look = async (groupId: string, headers: Record<string, string> = {}): Promise<Group> =>
    (await at.shop.ask<Group>({ url: `/api/promotion/groups/${groupId}/v1`, headers })).data!
  const list = (query = '', headers: Record<string, string> = {}) =>
    at.shop.ask<GroupList>({ url: `/api/promotion/groups/v1?${query}`, headers })
  const cancel = ({ headers }: Buyer, orderId: string) =>
    at.shop.ask({ method: 'POST', url: `/api/orders/${orderId}/v2`, headers, payload: {} })
  const logsOf = async ({ headers }: Buyer, orderId: string) =>
    (await at.shop.ask<OperLogs>({ url: `/api/orders/${orderId}/logs/v1`, headers })).data!.operLogs
  const ship = (orderId: string) =>
    within(db(), now(), (work) => shipOrder(work, orderId, { companyName: '顺丰', trackingNumber: 'SF1' }))
  const refund = (orderId: string) => within(db(), now(), (work) => refundOrder(work, orderId, '缺货'))
  const end = () => at.shop.run('end groups')
  const goTo = (time: number) => at.shop.wait(Math.max(0, time - now()))
  const left = async (skuNo: Sku) => {
    const { rows } = await sql<{ shelf: number; own: number }>`
      select sku.stock as shelf, promotion_sku.stock as own from sku
      join promotion_sku using (sku_no)
      where sku_no = ${skuNo} and promotion_id = ${`group-${skuNo}`}`.execute(db())
    return rows[0]!
  }
  const told = (orderIds: readonly string[]) =>
    at.shop.messages.filter((one) => one.kind === 'groupOver' && orderIds.includes(String(one.orderId)))
  const books = () => checkBooks(db(), { ...Object.fromEntries(SKUS.map((one) => [one, 100])), plug: 100 })

  it('is shown before it is opened: activities, their product, and how many pieces one shopper may have', async () => {
    const { data } = await at.shop.ask<GroupActivities>('/api/groups/activity/v1/list')
    const activity = data!.result.find(({ promotionId }) => promotionId === 'group-told')
    expect(activity).toMatchObject({ groupSize: 3, groupHours: 24, completedCount: 0 })
    expect(activity!.products).toMatchObject([
      { spuNo: 'spu-told', price: 20_000, groupPrice: 12_000, soldPieces: 0, soldOut: false },
    ])
    const detail = await at.shop.ask<GroupActivity>('/api/groups/activity/v1/detail?promotionId=group-told')
    expect(detail.data).toEqual(activity)
    expect(await at.shop.ask('/api/groups/activity/v1/detail?promotionId=none')).toMatchObject({
      code: REPLY_CODE.notFound,
    })
    const product = await at.shop.ask<GroupProduct>('/api/products/group/v2/spu-told/group-told')
    expect(product.data).toMatchObject({ groupSize: 3, promotion: { promotionPrice: 12_000 } })
    expect(await at.shop.ask('/api/products/group/v2/spu-told/off')).toMatchObject({ code: REPLY_CODE.notFound })
    const byType = await at.shop.ask<{ result: { campaign?: object }[] }>(
      '/api/platform/promotions/v1/bytype?promotionType=103',
    )
    expect(byType.data!.result[0]?.campaign).toMatchObject({ kind: 'group', groupSize: 3 })
    const buyer = await at.shop.buyer()
    const limit = await at.shop.ask<LimitQuantity>({
      method: 'POST',
      url: '/api/promotion/limit/quantity/v1',
      headers: buyer.headers,
      payload: { promotionId: 'group-told', skuNo: 'told', itemQuantity: 3 },
    })
    expect(limit.data).toEqual({ limitQuantity: 2, allowed: false })
  })

  it('has its price only for shoppers in a group, without coupons; a shopper alone pays what the cart says', async () => {
    const buyer = await at.shop.buyer()
    await giveCoupon(db(), buyer.id, { value: 1000 })
    expect((await settle(buyer, 'alone')).data).toMatchObject({
      amounts: { productAmount: 12_000, discountAmount: 0, couponAmount: 0, payAmount: 12_000 },
      coupons: [{ usable: false }],
      campaign: { kind: 'group', groupSize: 3, groupHours: 24, memberCount: 0 },
    })
    const url = '/api/cart/v1/settlement?skuNo=alone&itemQuantity=1'
    const { data } = await at.shop.ask<Settlement>({ url, headers: buyer.headers })
    expect(data!.amounts).toMatchObject({ discountAmount: 1000, couponAmount: 1000, payAmount: 18_000 })
    expect(data!.campaign).toBeUndefined()
    const products = [
      { skuNo: 'alone', itemQuantity: 1 },
      { skuNo: 'plug', itemQuantity: 1 },
    ]
    const payload = draftOf(buyer.addressId, products, 22_000, { campaign: campaign('alone') })
    expect(await at.shop.ask({ method: 'POST', url: '/api/orders/v1', headers: buyer.headers, payload })).toMatchObject(
      {
        code: REPLY_CODE.badInput,
      },
    )
    // This product has no group promotion.
    const other = draftOf(buyer.addressId, [{ skuNo: 'plug', itemQuantity: 1 }], 10_000, { campaign: campaign('told') })
    expect(
      await at.shop.ask({ method: 'POST', url: '/api/orders/v1', headers: buyer.headers, payload: other }),
    ).toMatchObject({ code: REPLY_CODE.notFound })
  })

  it('opens once its leader has paid, with a fixed deadline, and is shown to nobody before', async () => {
    const leader = await at.shop.buyer()
    const { data } = await place(leader, 'told')
    const { groupId } = await groupOf(leader, data!.orderId)
    expect(await at.shop.ask(`/api/promotion/groups/${groupId}/v1`)).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await place(await at.shop.buyer(), 'told', groupId)).toMatchObject({ code: REPLY_CODE.notFound })
    expect((await list('promotionId=group-told')).data!.result).toEqual([])
    await pay(leader, data!.orderId)
    const opened = now()
    const group = await look(groupId)
    expect(group).toMatchObject({
      status: GROUP_STATUS.gathering,
      groupSize: 3,
      freeSeats: 2,
      groupPrice: 12_000,
      price: 20_000,
      name: 'told',
    })
    expect(group.endTime).toBeLessThanOrEqual(opened + DAY)
    expect(group.endTime).toBeGreaterThan(opened + DAY - 60_000)
    expect(group).not.toHaveProperty('own')
    expect(group.members).toEqual([
      { displayName: expect.stringMatching(/\*/), uimg: '', leader: true, refunded: false },
    ])
    expect((await look(groupId, leader.headers)).own).toEqual({ orderId: data!.orderId, paid: true })
    expect((await list('promotionId=group-told&spuNo=spu-told')).data!.result).toMatchObject([
      { groupId, freeSeats: 2 },
    ])
    expect((await list('promotionId=group-told&spuNo=spu-plug')).data!.result).toEqual([])
    expect((await list('', leader.headers)).data!.result).toMatchObject([{ groupId }])
    expect((await list()).data!.result).toEqual([])
  })

  it('holds paid orders: none is shipped, cancelled by its shopper or given service while it gathers', async () => {
    const { buyer, orderId, groupId } = await member('joined')
    expect(await read(buyer, orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.paid,
      campaign: { kind: 'group', groupId, leader: true, status: GROUP_STATUS.gathering, groupSize: 3, memberCount: 1 },
    })
    await expect(ship(orderId)).rejects.toMatchObject({ code: REPLY_CODE.wrongState })
    expect(await cancel(buyer, orderId)).toMatchObject({ code: REPLY_CODE.wrongState })
    const [line] = await hands.items(buyer, orderId)
    expect(line).toMatchObject({ serviceTypes: [], refusedReason: expect.stringContaining('拼团中') })
    expect(await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'joined' })).toMatchObject({
      code: REPLY_CODE.wrongState,
    })
    expect((await logsOf(buyer, orderId)).map(({ detail }) => detail).join()).toContain('成团后为您发货')
    expect(await books()).toEqual([])
  })

  it('is complete when the last seat is paid, not when it is taken; then all orders are released together', async () => {
    const one = await member('joined')
    const two = await member('joined', one.groupId)
    const third = await at.shop.buyer()
    const { data } = await place(third, 'joined', one.groupId)
    expect(await look(one.groupId)).toMatchObject({ status: GROUP_STATUS.gathering, freeSeats: 0 })
    const held = await place(await at.shop.buyer(), 'joined', one.groupId)
    expect(held).toMatchObject({ code: REPLY_CODE.overLimit, message: expect.stringContaining('正在付款') })
    await end()
    await expect(ship(one.orderId)).rejects.toMatchObject({ code: REPLY_CODE.wrongState })
    await pay(third, data!.orderId)
    const group = await look(one.groupId)
    expect(group).toMatchObject({ status: GROUP_STATUS.complete, freeSeats: 0 })
    expect(group.members.map(({ leader }) => leader)).toEqual([true, false, false])
    await end()
    const all = [one, two, { buyer: third, orderId: data!.orderId }]
    for (const { buyer, orderId } of all) {
      expect((await read(buyer, orderId)).campaign).toMatchObject({ status: GROUP_STATUS.complete, memberCount: 3 })
      expect((await logsOf(buyer, orderId)).map(({ title }) => title)).toContain('拼团成功')
    }
    await at.shop.run('events', 'events', 'events')
    expect(told(all.map(({ orderId }) => orderId))).toHaveLength(3)
    expect(told(all.map(({ orderId }) => orderId)).every((one) => one['complete'])).toBe(true)
    await ship(one.orderId)
    const full = await place(await at.shop.buyer(), 'joined', one.groupId)
    expect(full).toMatchObject({ code: REPLY_CODE.wrongState, message: expect.stringContaining('自己开一个团') })
    expect(await books()).toEqual([])
  })

  it('has one seat for a shopper, even after their name changed', async () => {
    const one = await member('leader')
    await sql`update shopper set display_name = '改了名字' where id = ${one.buyer.id}`.execute(db())
    expect(await place(one.buyer, 'leader', one.groupId)).toMatchObject({ code: REPLY_CODE.conflict })
    expect(await settle(one.buyer, 'leader', one.groupId)).toMatchObject({ code: REPLY_CODE.conflict })
    // While this group is open, the shopper can't open or join another group of the promotion either.
    expect(await place(one.buyer, 'leader')).toMatchObject({ code: REPLY_CODE.conflict })
    const other = await member('leader')
    expect(await place(one.buyer, 'leader', other.groupId)).toMatchObject({ code: REPLY_CODE.conflict })
    const count = await at.shop.ask<GroupCount>({ url: '/api/promotion/groups/count/v1', headers: one.buyer.headers })
    expect(count.data).toEqual({ groupCount: 1 })
  })

  it('gives an unpaid seat to another shopper once its order is cancelled or runs out', async () => {
    const one = await member('short')
    const [two, three, four] = [await at.shop.buyer(), await at.shop.buyer(), await at.shop.buyer()]
    const second = await place(two, 'short', one.groupId)
    const third = await place(three, 'short', one.groupId)
    expect(await place(four, 'short', one.groupId)).toMatchObject({ code: REPLY_CODE.overLimit })
    expect(await cancel(two, second.data!.orderId)).toMatchObject({ code: 0 })
    expect((await look(one.groupId)).freeSeats).toBe(1)
    goTo(third.data!.payDeadline + 1)
    await at.shop.run('expire')
    expect((await look(one.groupId)).freeSeats).toBe(2)
    expect(await read(three, third.data!.orderId)).toMatchObject({ orderStatus: ORDER_STATUS.cancelled })
    expect(await place(three, 'short', one.groupId)).toMatchObject({ code: 0 })
    expect(await books()).toEqual([])
  })

  it('whose leader did not pay cannot be found, and its leader may open another', async () => {
    const leader = await at.shop.buyer()
    const { data } = await place(leader, 'short')
    expect(await place(leader, 'short')).toMatchObject({
      code: REPLY_CODE.conflict,
      message: expect.stringContaining('待付款'),
    })
    const { groupId } = await groupOf(leader, data!.orderId)
    await cancel(leader, data!.orderId)
    expect(await at.shop.ask(`/api/promotion/groups/${groupId}/v1`)).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await place(leader, 'short')).toMatchObject({ code: 0 })
    expect(await books()).toEqual([])
  })

  it('that lacks a member at its deadline fails: every paid order is refunded in full once, and pieces come back', async () => {
    const before = await left('lapsed')
    const one = await member('lapsed')
    const two = await member('lapsed', one.groupId)
    const waiting = await at.shop.buyer()
    const { endTime } = await look(one.groupId)
    goTo(endTime - 5 * 60_000)
    const unpaid = await place(waiting, 'lapsed', one.groupId)
    expect(unpaid.data!.payDeadline).toBe(endTime)
    const started = await at.shop.startPayment(waiting, unpaid.data!.orderId)
    await end()
    expect((await look(one.groupId)).status).toBe(GROUP_STATUS.gathering)
    goTo(endTime + 1)
    const late = await place(await at.shop.buyer(), 'lapsed', one.groupId)
    expect(late).toMatchObject({ code: REPLY_CODE.wrongState, message: expect.stringContaining('自己开一个团') })
    await end()
    const group = await look(one.groupId)
    expect(group).toMatchObject({ status: GROUP_STATUS.failed, endTime })
    expect(group.members).toHaveLength(2)
    expect(await left('lapsed')).toEqual(before)
    // Later payments are refunded and do not reopen the group.
    await at.shop.press(started, 'pay')
    await at.shop.run('deliver')
    await end()
    await at.shop.run('refund')
    for (const { buyer, orderId } of [one, two, { buyer: waiting, orderId: unpaid.data!.orderId }])
      expect(await read(buyer, orderId)).toMatchObject({
        orderStatus: ORDER_STATUS.cancelled,
        paymentStatus: PAYMENT_STATUS.refunded,
        cancelReason: '拼团超时未成团，订单已取消',
      })
    const { rows } = await sql<{ amount: number; times: number }>`
      select sum(amount) as amount, count(*) as times from refund
      where order_id = any(${[one.orderId, two.orderId]}::text[]) group by order_id`.execute(db())
    expect(rows.map(({ amount, times }) => [Number(amount), times])).toEqual([
      [12_000, 1],
      [12_000, 1],
    ])
    await at.shop.run('events', 'events', 'events')
    const messages = told([one.orderId, two.orderId, unpaid.data!.orderId])
    expect(messages.map(({ orderId }) => orderId).sort()).toEqual([one.orderId, two.orderId].sort())
    expect(messages.every((message) => message['complete'] === false)).toBe(true)
    // Nobody can join the failed group any more, but its former member can open another one.
    for (const buyer of [one.buyer, await at.shop.buyer()]) {
      const again = await settle(buyer, 'lapsed', one.groupId)
      expect(again.code).toBe(buyer === one.buyer ? REPLY_CODE.conflict : REPLY_CODE.wrongState)
    }
    expect(await place(one.buyer, 'lapsed')).toMatchObject({ code: 0 })
    expect(await books()).toEqual([])
  })

  it('takes a last-moment payment that the cashier knows of and the shop has not heard of', async () => {
    const one = await member('late')
    await member('late', one.groupId)
    const third = await at.shop.buyer()
    const { endTime } = await look(one.groupId)
    goTo(endTime - 60_000)
    const { data } = await place(third, 'late', one.groupId)
    await at.shop.press(await at.shop.startPayment(third, data!.orderId), 'pay')
    goTo(endTime + HOUR)
    await end()
    expect(await look(one.groupId)).toMatchObject({ status: GROUP_STATUS.complete })
    expect(await read(third, data!.orderId)).toMatchObject({ orderStatus: ORDER_STATUS.paid })
    expect(await books()).toEqual([])
  })

  it('stays complete when a member is refunded, who is shown as refunded, and whose seat is not sold again', async () => {
    const one = await member('refunded')
    const two = await member('refunded', one.groupId)
    await member('refunded', one.groupId)
    await end()
    await refund(two.orderId)
    const group = await look(one.groupId)
    expect(group).toMatchObject({ status: GROUP_STATUS.complete, freeSeats: 0 })
    expect(group.members.map(({ refunded }) => refunded)).toEqual([false, true, false])
    expect(await place(await at.shop.buyer(), 'refunded', one.groupId)).toMatchObject({ code: REPLY_CODE.wrongState })
    const counted = await at.shop.ask<GroupCount>({ url: '/api/promotion/groups/count/v1', headers: two.buyer.headers })
    expect(counted.data).toEqual({ groupCount: 0 })
    await ship(one.orderId)
    expect(await books()).toEqual([])
  })

  it('keeps its deadline and stays open when staff refund its leader, whose seat is free', async () => {
    const one = await member('leader')
    const two = await member('leader', one.groupId)
    const { endTime } = await look(one.groupId)
    await at.shop.wait(HOUR)
    await refund(one.orderId)
    const group = await look(one.groupId)
    expect(group).toMatchObject({ status: GROUP_STATUS.gathering, freeSeats: 2, endTime })
    expect(group.members.map(({ leader }) => leader)).toEqual([false])
    await member('leader', one.groupId)
    const last = await member('leader', one.groupId)
    expect(await look(one.groupId)).toMatchObject({ status: GROUP_STATUS.complete, endTime })
    await end()
    await ship(two.orderId)
    await ship(last.orderId)
    expect(await books()).toEqual([])
  })

  it('ends with its promotion, but not before: an owner’s change moves no deadline', async () => {
    await sql`
      update promotion set begin_time = ${now() - HOUR}, end_time = ${now() + 6 * HOUR}
      where id = 'group-closed'`.execute(db())
    const one = await member('closed')
    const { endTime } = await look(one.groupId)
    expect(endTime).toBeLessThanOrEqual(now() + 6 * HOUR)
    await sql`update promotion set end_time = ${now() + 20 * DAY} where id = 'group-closed'`.execute(db())
    await sql`update group_promotion set group_size = 2, group_hours = 1
      where promotion_id = 'group-closed'`.execute(db())
    await member('closed', one.groupId)
    expect(await look(one.groupId)).toMatchObject({ status: GROUP_STATUS.gathering, endTime, groupSize: 3 })
    goTo(endTime + 1)
    await end()
    expect(await look(one.groupId)).toMatchObject({ status: GROUP_STATUS.failed, endTime })
    expect(await books()).toEqual([])
  })

  it('sells one shopper, and all shoppers, no more pieces than it has', async () => {
    const one = await member('scarce')
    await member('scarce', one.groupId)
    await end()
    expect(await left('scarce')).toMatchObject({ own: 0 })
    const late = await at.shop.buyer()
    expect(await place(late, 'scarce')).toMatchObject({ code: REPLY_CODE.notFound })
    // The product can still be bought alone.
    expect((await at.shop.buy(late, [{ skuNo: 'scarce', itemQuantity: 1 }], 20_000)).orderId).toBeTruthy()
    expect(await books()).toEqual([])
  })
})
