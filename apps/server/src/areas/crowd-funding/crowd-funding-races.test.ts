import { DAY, ORDER_STATUS, PAYMENT_STATUS, PROMOTION_TYPE, type CrowdFundingState } from '@hearth/domain'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { endCrowdFundings } from '#areas/crowd-funding/end-crowd-fundings'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { expireOrders } from '#areas/orders/cancellation/expire-orders'
import { payables } from '#areas/all'
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
const COUNT = howMuch(12, 50)
const HALF = COUNT / 2
const END = NOON + 10 * 60_000
const AFTER = END + 1

interface Support {
  shopperId: string
  addressId: string
  orderId: string
}
interface AtCashier extends Support {
  notice: CashierNotice
}

onEveryEngine('crowd-fundings, many at once', (engine) => {
  const db = () => engine.connection.db
  const cashier = (now: number) => createSandboxCashier({ db: db(), secret: 'test', clock: () => now })
  const silent = (now: number) => ({ ...cashier(now), query: async () => undefined })
  const end = (now: number) => endCrowdFundings(workOn(db(), now), silent(now))

  /** Puts lamps on sale for 100 yuan, with a goal of the given number of paid pieces. */
  async function begin(skuNo: string, goal: number, stock = COUNT, endTime = END) {
    await stockShelf(db(), [{ skuNo, price: 20_000, stock: COUNT + 5 }])
    const funding = { id: `fund-${skuNo}`, type: PROMOTION_TYPE.crowdFunding, skuNos: [skuNo], price: 10_000 }
    await promote(db(), { ...funding, stock, endTime, goal: { pieces: goal } })
  }
  const place = (skuNo: string, { shopperId, addressId }: Omit<Support, 'orderId'>) =>
    placeOne(db(), { shopperId, addressId }, { skuNo, amount: 10_000 })
  /** Places orders and pays them at the cashier. The shop gets no notice of the payments. */
  const atCashier = async (skuNo: string): Promise<AtCashier[]> =>
    Promise.all(
      (await manyShoppers(db(), COUNT)).map(async (shopper) => {
        const { orderId } = await place(skuNo, shopper)
        const { shopperId } = shopper
        return { ...shopper, orderId, notice: await payAtCashier(db(), { shopperId, orderId }) }
      }),
    )
  const hear = ({ notice }: AtCashier, now: number) => settleNotice(workOn(db(), now), payables, 'sandbox', notice)
  const cancel = ({ shopperId, orderId }: Support, now: number) =>
    within(db(), now, (work) => cancelOrder(work, shopperId, orderId, ''))
  const funding = async (skuNo: string) => {
    const { rows } = await sql<{ state: CrowdFundingState; pieces: number }>`
      select state, pieces from crowd_funding where promotion_id = ${`fund-${skuNo}`}`.execute(db())
    return rows[0]!
  }
  const ends = async (ones: readonly Support[]) => {
    await refundPayments(workOn(db(), AFTER), payables, cashier(AFTER))
    return heldEnds(db(), ones)
  }
  const books = (skuNo: string) => checkBooks(db(), { [skuNo]: COUNT + 5 })

  const SENT = `${ORDER_STATUS.paid} held 0: ${PAYMENT_STATUS.paid}`
  const BACK = `${ORDER_STATUS.cancelled} held 0: ${PAYMENT_STATUS.refunded}`

  it('the last pieces of a tier are sold to as many shoppers as there are pieces, whatever is on the shelf', async () => {
    await begin('last', 3, 7)
    const shoppers = await manyShoppers(db(), COUNT)
    const placed = await succeeds(shoppers, (shopper) => place('last', shopper))
    expect(placed.filter(Boolean)).toHaveLength(7)
    const { rows } = await sql<{ shelf: number; tier: number }>`
      select sku.stock as shelf, promotion_sku.stock as tier from sku
      join promotion_sku using (sku_no)
      where sku_no = 'last'`.execute(db())
    expect(rows).toEqual([{ shelf: COUNT + 5 - 7, tier: 0 }])
    expect(await books('last')).toEqual([])
  })

  it('payments that come at once are counted once each, and the one that reaches the goal releases all orders', async () => {
    await begin('counted', COUNT)
    const paid = await atCashier('counted')
    await Promise.all([...paid, ...paid].map((one) => hear(one, NOON)))
    expect(await funding('counted')).toEqual({ state: 'reached', pieces: COUNT })
    await Promise.all(Array.from({ length: 4 }, () => end(NOON)))
    await end(NOON)
    expect(await funding('counted')).toEqual({ state: 'released', pieces: COUNT })
    expect(new Set(await ends(paid))).toEqual(new Set([SENT]))
    expect(await books('counted')).toEqual([])
  })

  it('payments at the deadline: the goal is reached and all orders are sent, or it failed and all are refunded', async () => {
    for (const [skuNo, goal] of [
      ['never', COUNT],
      ['perhaps', 10],
      ['surely', 1],
    ] as const) {
      await begin(skuNo, goal)
      const paid = await atCashier(skuNo)
      if (skuNo === 'surely') await hear(paid[0]!, NOON)
      await Promise.all([
        ...paid.slice(0, HALF).map((one) => hear(one, AFTER)),
        ...Array.from({ length: 4 }, () => end(AFTER)),
        ...paid.slice(HALF).map((one) => hear(one, AFTER)),
      ])
      await end(AFTER)
      const { state } = await funding(skuNo)
      expect(['released', 'refunded']).toContain(state)
      if (skuNo === 'surely') expect(state).toBe('released')
      expect(new Set(await ends(paid))).toEqual(new Set([state === 'released' ? SENT : BACK]))
      expect(await books(skuNo)).toEqual([])
    }
  })

  it('shoppers who cancel while the last payments come get a refund, or their order is shipped', async () => {
    await begin('cancelled', COUNT - 10)
    const paid = await atCashier('cancelled')
    for (const one of paid.slice(0, COUNT - 11)) await hear(one, NOON)
    const gone = succeeds(paid.slice(0, COUNT - 11), (one) => cancel(one, NOON))
    await Promise.all([gone, ...paid.slice(COUNT - 11).map((one) => hear(one, NOON)), end(NOON), end(NOON)])
    await end(AFTER)
    const { state, pieces } = await funding('cancelled')
    const found = await ends(paid)
    expect(found.filter((one) => one !== SENT && one !== BACK)).toEqual([])
    if (state === 'released') expect(found.filter((one) => one === SENT)).toHaveLength(pieces)
    else expect(new Set(found)).toEqual(new Set([BACK]))
    expect((await gone).filter(Boolean).length).toBeLessThanOrEqual(found.filter((one) => one === BACK).length)
    expect(await books('cancelled')).toEqual([])
  })

  it('staff who send and refund, shoppers who cancel and the deadline at once leave each order with one end', async () => {
    await begin('all', HALF + 5)
    const paid = await atCashier('all')
    for (const one of paid.slice(0, HALF)) await hear(one, NOON)
    const parcel = { companyName: '顺丰', trackingNumber: 'SF1' }
    await Promise.all([
      succeeds(paid.slice(0, 10), (one) => cancel(one, AFTER)),
      succeeds(paid.slice(5, 15), ({ orderId }) => within(db(), AFTER, (work) => refundOrder(work, orderId, '缺货'))),
      succeeds(paid, ({ orderId }) => within(db(), AFTER, (work) => shipOrder(work, orderId, parcel))),
      succeeds(paid.slice(HALF), (one) => hear(one, AFTER)),
      end(AFTER),
      expireOrders(workOn(db(), AFTER + DAY), payables, silent(AFTER + DAY)),
      end(AFTER),
    ])
    await end(AFTER)
    expect(await books('all')).toEqual([])
    const { state } = await funding('all')
    expect(['released', 'refunded']).toContain(state)
    const found = await ends(paid)
    if (state === 'refunded') expect(new Set(found)).toEqual(new Set([BACK]))
  })
})
