import { DAY, ORDER_STATUS, PAYMENT_STATUS, PROMOTION_TYPE, type GroupState } from '@hearth/domain'
import type { PlacedOrder } from '@hearth/sdk/core'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { payables } from '#areas/all'
import { endGroups } from '#areas/groups/end-groups'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { expireOrders } from '#areas/orders/cancellation/expire-orders'
import { refundOrder } from '#areas/orders/refunds/refund-order'
import { shipOrder } from '#areas/orders/shipping/ship-order'
import { refundPayments } from '#areas/payment/refund-payments'
import { settleNotice } from '#areas/payment/settle-notice'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import type { CashierNotice } from '#ports/cashier'
import { checkBooks } from '../../../test/check-books'
import { onEveryEngine } from '../../../test/on-every-engine'
import { manyShoppers, promote, stockShelf } from '../../../test/shelf'
import { NOON } from '../../../test/shop'
import { within, workOn } from '../../../test/work'
import { heldEnds } from '../../../test/held-orders'
import { payAtCashier, placeOne } from '../../../test/place-and-pay'
import { succeeds } from '../../../test/succeeds'

/** The number of concurrent requests. */
const COUNT = howMuch(20, 500)
const HOURS = 24
const END = NOON + HOURS * 3_600_000
const AFTER = END + 1

interface Shopper {
  shopperId: string
  addressId: string
}
interface Member extends Shopper {
  orderId: string
  notice: CashierNotice
}

onEveryEngine('groups that buy together, many at once', (engine) => {
  const db = () => engine.connection.db
  const cashier = (now: number) => createSandboxCashier({ db: db(), secret: 'test', clock: () => now })
  const silent = (now: number) => ({ ...cashier(now), query: async () => undefined })
  const end = (now: number) => endGroups(workOn(db(), now), silent(now))

  /** Puts lamps on sale for 100 yuan in groups of the given size. */
  async function begin(skuNo: string, size: number) {
    await stockShelf(db(), [{ skuNo, price: 20_000, stock: COUNT * 2 }])
    const groups = { size, hours: HOURS }
    const type = PROMOTION_TYPE.groupBuy
    await promote(db(), { id: `group-${skuNo}`, type, skuNos: [skuNo], price: 10_000, stock: COUNT * 2, groups })
  }
  const place = (skuNo: string, shopper: Shopper, groupId?: string): Promise<PlacedOrder> =>
    placeOne(db(), shopper, {
      skuNo,
      amount: 10_000,
      draft: { campaign: { kind: 'group', promotionId: `group-${skuNo}`, groupId } },
    })
  /** Pays an order at the cashier. The shop gets no notice of the payment. */
  const atCashier = async (shopper: Shopper, { orderId }: PlacedOrder): Promise<Member> => {
    const { shopperId } = shopper
    return { ...shopper, orderId, notice: await payAtCashier(db(), { shopperId, orderId }) }
  }
  const hear = ({ notice }: Member, now: number) => settleNotice(workOn(db(), now), payables, 'sandbox', notice)
  const groupOf = async (orderId: string) => {
    const { rows } = await sql<{ groupId: string; state: GroupState; seats: number; paid: number }>`
      select id as "groupId", state,
        (select count(*) from group_order where group_id = buying_group.id and seat_no is not null) as seats,
        (select count(*) from group_order where group_id = buying_group.id and paid_at is not null) as paid
      from buying_group where id = (select group_id from group_order where order_id = ${orderId})`.execute(db())
    return rows[0]!
  }
  /** Opens a group whose leader has paid. */
  const opened = async (skuNo: string, leader: Shopper) => {
    const one = await atCashier(leader, await place(skuNo, leader))
    await hear(one, NOON)
    return { one, ...(await groupOf(one.orderId)) }
  }
  const ends = async (ones: readonly Member[], now = AFTER) => {
    await refundPayments(workOn(db(), now), payables, cashier(now))
    return heldEnds(db(), ones)
  }
  const books = (skuNo: string) => checkBooks(db(), { [skuNo]: COUNT * 2 })

  const SENT = `${ORDER_STATUS.paid} held 0: ${PAYMENT_STATUS.paid}`
  const BACK = `${ORDER_STATUS.cancelled} held 0: ${PAYMENT_STATUS.refunded}`

  it('the last seat goes to one of many shoppers who want it at once, and each other seat to one', async () => {
    await begin('last', 4)
    const [leader, ...others] = await manyShoppers(db(), COUNT)
    const { one, groupId } = await opened('last', leader!)
    const placed = await succeeds(others, (shopper) => place('last', shopper, groupId))
    expect(placed.filter(Boolean)).toHaveLength(3)
    expect(await groupOf(one.orderId)).toMatchObject({ state: 'gathering', seats: 4, paid: 1 })
    expect(await books('last')).toEqual([])
  })

  it('a shopper who joins twice at once, or opens twice, has one seat', async () => {
    await begin('twice', 4)
    const [leader, other, third] = await manyShoppers(db(), 3)
    const { one, groupId } = await opened('twice', leader!)
    const joined = await succeeds(Array.from({ length: 8 }), () => place('twice', other!, groupId))
    const both = await succeeds(Array.from({ length: 8 }), () => place('twice', third!))
    expect(joined.filter(Boolean)).toHaveLength(1)
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await groupOf(one.orderId)).toMatchObject({ seats: 2 })
    expect(await books('twice')).toEqual([])
  })

  it('payments that come at once, each twice, complete the group once and release all its orders together', async () => {
    await begin('paid', 20)
    const [leader, ...others] = await manyShoppers(db(), 20)
    const { one, groupId } = await opened('paid', leader!)
    const members: Member[] = []
    for (const shopper of others) members.push(await atCashier(shopper, await place('paid', shopper, groupId)))
    await Promise.all([...members, ...members].map((each) => hear(each, NOON)))
    expect(await groupOf(one.orderId)).toMatchObject({ state: 'complete', paid: 20 })
    await Promise.all(Array.from({ length: 4 }, () => end(NOON)))
    expect(await groupOf(one.orderId)).toMatchObject({ state: 'released', paid: 20 })
    expect(new Set(await ends([one, ...members], NOON))).toEqual(new Set([SENT]))
    expect(await books('paid')).toEqual([])
  })

  it('a member who pays while the group is dissolved is shipped with all members, or refunded with all', async () => {
    for (const [skuNo, size] of [
      ['never', 12],
      ['perhaps', 10],
    ] as const) {
      await begin(skuNo, size)
      const [leader, ...others] = await manyShoppers(db(), 10)
      const { one, groupId } = await opened(skuNo, leader!)
      const members: Member[] = []
      for (const shopper of others) members.push(await atCashier(shopper, await place(skuNo, shopper, groupId)))
      await Promise.all([
        ...members.slice(0, 5).map((each) => hear(each, AFTER)),
        ...Array.from({ length: 4 }, () => end(AFTER)),
        ...members.slice(5).map((each) => hear(each, AFTER)),
      ])
      await end(AFTER)
      const { state } = await groupOf(one.orderId)
      expect(skuNo === 'never' ? ['refunded'] : ['released', 'refunded']).toContain(state)
      expect(new Set(await ends([one, ...members]))).toEqual(new Set([state === 'released' ? SENT : BACK]))
      expect(await books(skuNo)).toEqual([])
    }
  })

  it('staff who send and refund, shoppers who cancel and pay and the deadline at once leave each order one end', async () => {
    await begin('all', 10)
    const [leader, ...others] = await manyShoppers(db(), 10)
    const { one, groupId } = await opened('all', leader!)
    const members: Member[] = []
    for (const shopper of others) members.push(await atCashier(shopper, await place('all', shopper, groupId)))
    for (const each of members.slice(0, 6)) await hear(each, NOON)
    const parcel = { companyName: '顺丰', trackingNumber: 'SF1' }
    const every = [one, ...members]
    const later = AFTER + DAY
    await Promise.all([
      succeeds(every.slice(0, 3), ({ orderId }) => within(db(), AFTER, (work) => refundOrder(work, orderId, '缺货'))),
      succeeds(every, ({ orderId }) => within(db(), AFTER, (work) => shipOrder(work, orderId, parcel))),
      succeeds(every.slice(5), ({ shopperId, orderId }) =>
        within(db(), AFTER, (work) => cancelOrder(work, shopperId, orderId, '')),
      ),
      succeeds(members.slice(6), (each) => hear(each, AFTER)),
      end(AFTER),
      expireOrders(workOn(db(), later), payables, silent(later)),
      end(AFTER),
    ])
    await succeeds(members, (each) => hear(each, AFTER))
    await end(AFTER)
    expect(await books('all')).toEqual([])
    const { state } = await groupOf(one.orderId)
    expect(['released', 'refunded']).toContain(state)
    const found = await ends(every)
    if (state === 'refunded') expect(new Set(found)).toEqual(new Set([BACK]))
  })
})
