import { ORDER_STATUS, PROMOTION_TYPE } from '@hearth/domain'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { lockBargain, priceOf } from '#areas/bargains/bargain-row'
import { cutPrice } from '#areas/bargains/help-bargain'
import { startBargain } from '#areas/bargains/start-bargain'
import { placeOrder } from '#areas/checkout/place-order'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { checkBooks } from '../../../test/check-books'
import { onEveryEngine } from '../../../test/on-every-engine'
import { draftOf, manyShoppers, promote, stockShelf } from '../../../test/shelf'
import { NOON } from '../../../test/shop'
import { within } from '../../../test/work'

/** The number of concurrent requests. */
const COUNT = howMuch(20, 500)
const HELPERS = 7

interface Shopper {
  shopperId: string
  addressId: string
}

onEveryEngine('bargains, many at once', (engine) => {
  const db = () => engine.connection.db
  const begin = async (skuNo: string, stock = COUNT) => {
    await stockShelf(db(), [{ skuNo, price: 10_000, stock: COUNT }])
    await promote(db(), {
      id: `cut-${skuNo}`,
      type: PROMOTION_TYPE.bargain,
      skuNos: [skuNo],
      price: 6999,
      stock,
      bargains: { helpers: HELPERS, hours: 24 },
    })
  }
  const start = (skuNo: string, { shopperId }: Shopper) =>
    within(db(), NOON, (work) => startBargain(work, shopperId, { skuNo, bargainCampaignId: `cut-${skuNo}` }))
  const help = (bargainId: string, { shopperId }: Shopper) =>
    within(db(), NOON, (work) => cutPrice(work, bargainId, { shopperId }))
  const place = (skuNo: string, bargainId: string, { shopperId, addressId }: Shopper, price: number) =>
    within(db(), NOON, (work) =>
      placeOrder(
        work,
        draftOf(addressId, [{ skuNo, itemQuantity: 1 }], price, { campaign: { kind: 'bargain', bargainId } }),
        { shopperId, now: NOON, enterprise: false },
      ),
    )
  const done = async <One>(all: readonly Promise<One>[]): Promise<One[]> =>
    (await Promise.allSettled(all)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const read = (bargainId: string) => within(db(), NOON, async (work) => (await lockBargain(work.db, bargainId))!)
  const times = <One>(count: number, run: () => One) => Array.from({ length: count }, run)

  it('as many friends help at the end as there are parts left, and each part is taken once', async () => {
    await begin('floor')
    const [owner, ...friends] = await manyShoppers(db(), COUNT)
    const { bargainId } = await start('floor', owner!)
    const helps = await done(friends.map((friend) => help(bargainId, friend)))
    expect(helps).toHaveLength(HELPERS)
    expect(helps.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000 - 6999)
    const row = await read(bargainId)
    expect([row.helped, priceOf(row)]).toEqual([HELPERS, 6999])
    expect(await checkBooks(db(), { floor: COUNT })).toEqual([])
  })

  it('one friend who helps many times at once helps once, with the same reply each time', async () => {
    await begin('once')
    const [owner, friend] = await manyShoppers(db(), 2)
    const { bargainId } = await start('once', owner!)
    const helps = await done(times(COUNT, () => help(bargainId, friend!)))
    expect(new Set(helps.map(({ amount }) => amount))).toEqual(new Set([429]))
    expect(helps).toHaveLength(COUNT)
    expect((await read(bargainId)).helped).toBe(1)
    expect(await checkBooks(db(), { once: COUNT })).toEqual([])
  })

  it('a friend who helps many bargains at once helps no more than the daily limit', async () => {
    await begin('busy')
    const [friend, ...owners] = await manyShoppers(db(), 12)
    const ids: string[] = []
    for (const owner of owners) ids.push((await start('busy', owner)).bargainId)
    expect(await done(ids.map((bargainId) => help(bargainId, friend!)))).toHaveLength(5)
    expect(await checkBooks(db(), { busy: COUNT })).toEqual([])
  })

  it('a shopper who starts many times at once has one bargain', async () => {
    await begin('start')
    const [owner] = await manyShoppers(db(), 1)
    const started = await done(times(COUNT, () => start('start', owner!)))
    expect(started).toHaveLength(COUNT)
    expect(new Set(started.map(({ bargainId }) => bargainId)).size).toBe(1)
    const { rows } = await sql`select from bargain where promotion_id = 'cut-start'`.execute(db())
    expect(rows).toHaveLength(1)
  })

  it('the last piece goes to one of many shoppers who buy it', async () => {
    await begin('last', 1)
    const owners = await manyShoppers(db(), 20)
    const ids: string[] = []
    for (const owner of owners) ids.push((await start('last', owner)).bargainId)
    expect(await done(owners.map((owner, at) => place('last', ids[at]!, owner, 10_000)))).toHaveLength(1)
    const { rows } = await sql<{ stock: number }>`
      select stock from promotion_sku where promotion_id = 'cut-last'`.execute(db())
    expect(rows).toEqual([{ stock: 0 }])
    expect(await checkBooks(db(), { last: COUNT })).toEqual([])
  })

  it('friends who help while the bargain is bought either help before the order, or read that it is bought', async () => {
    await begin('race')
    const [owner, ...friends] = await manyShoppers(db(), 1 + HELPERS)
    const { bargainId } = await start('race', owner!)
    // Friends help while the owner orders, so each of these prices may be the one that the owner saw last.
    const path = [10_000, 9571, 9142, 8713, 8284, 7855, 7427, 6999]
    const words: string[] = []
    const helps = friends.map((friend) =>
      help(bargainId, friend).then(
        () => true,
        (error: Error) => {
          words.push(error.message)
          return false
        },
      ),
    )
    const orders = await done(path.map((price) => place('race', bargainId, owner!, price)))
    const helped = (await Promise.all(helps)).filter(Boolean).length
    expect(orders.length).toBeLessThanOrEqual(1)
    const row = await read(bargainId)
    expect(row.helped).toBe(helped)
    if (orders[0]) {
      expect(row.orderId).toBe(orders[0].orderId)
      expect(orders[0].orderAmount).toBe(priceOf(row))
      expect(words.every((text) => text.includes('已经买下'))).toBe(true)
    }
    expect(await checkBooks(db(), { race: COUNT })).toEqual([])
  })

  it('an owner who orders and cancels many times at once leaves the bargain ordered once or open', async () => {
    await begin('loop')
    const [owner, ...friends] = await manyShoppers(db(), 4)
    const { bargainId } = await start('loop', owner!)
    const { orderId } = await place('loop', bargainId, owner!, 10_000)
    await done<unknown>([
      ...times(5, () => within(db(), NOON, (work) => cancelOrder(work, owner!.shopperId, orderId, ''))),
      ...times(5, () => place('loop', bargainId, owner!, 10_000)),
      ...friends.map((friend) => help(bargainId, friend)),
    ])
    const { rows } = await sql<{ id: string }>`
      select id from orders join bargain_order on order_id = id
      where bargain_id = ${bargainId} and status <> ${ORDER_STATUS.cancelled}`.execute(db())
    expect(rows.length).toBeLessThanOrEqual(1)
    expect((await read(bargainId)).orderId).toBe(rows[0]?.id ?? null)
    expect(await checkBooks(db(), { loop: COUNT })).toEqual([])
  })
})
