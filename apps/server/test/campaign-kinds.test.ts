import { DAY, ORDER_STATUS, PAYMENT_STATUS, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { Cart, OrderDetail, PlacedOrder, Settlement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bargainHands } from './bargain-hands'
import { checkBooks } from './check-books'
import { NOON } from './noon'
import type { Buyer, OrderingShop } from './ordering-shop'
import { draftOf, promote, stockShelf, type ShelfPromotion } from './shelf'
import { shopOnAnEngine } from './shop-on-every-engine'

const HOUR = 3_600_000
const PRICE = 20_000
/** Pieces of each sku, and pieces of its campaign. */
const PIECES = 100
const OWN = 20

type Campaign = Omit<ShelfPromotion, 'id' | 'skuNos'>
/** Ways of selling a sku of 200 yuan in a campaign, and the price of a piece in each. */
const KINDS = {
  flash: { type: PROMOTION_TYPE.flashSale, price: 15_000, limit: 2 },
  cut: { type: PROMOTION_TYPE.discount, price: 15_000 },
  newcomer: { type: PROMOTION_TYPE.newcomer, price: 15_000 },
  group: { type: PROMOTION_TYPE.groupBuy, price: 12_000, groups: { size: 2, hours: 1 } },
  bargain: { type: PROMOTION_TYPE.bargain, price: 16_000, bargains: { helpers: 1, hours: 72 } },
  reserved: {
    type: PROMOTION_TYPE.reservation,
    price: 14_000,
    reserve: { end: NOON - 2 * HOUR, buyBegin: NOON - HOUR },
  },
  funded: { type: PROMOTION_TYPE.crowdFunding, price: 13_000, goal: { pieces: 15 } },
  deposit: {
    type: PROMOTION_TYPE.preSale,
    price: 18_000,
    deposit: { amount: 3_000, balanceBegin: NOON + 9 * DAY, balanceEnd: NOON + 12 * DAY },
  },
} satisfies Record<string, Campaign>
type Kind = keyof typeof KINDS
const ALL = Object.keys(KINDS) as Kind[]

/** Returns the amount that is due for a piece when the piece is ordered: the deposit, or else the whole price. */
const paidFor = (kind: Kind): number => (kind === 'deposit' ? KINDS.deposit.deposit.amount : KINDS[kind].price)

const skusOf = (kind: Kind) => ['late', 'ends', 'odd', 'gone'].map((what) => `${what}-${kind}`)
const MORE = ['limit-a', 'limit-b', 'given', 'gift', 'full'] as const
const END = NOON + 2 * DAY

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(
    db,
    [...ALL.flatMap(skusOf), ...MORE].map((skuNo) => ({ skuNo, price: PRICE, stock: PIECES })),
  )
  for (const kind of ALL)
    for (const skuNo of skusOf(kind)) {
      const beginTime = NOON - 3 * HOUR
      const terms = { beginTime, endTime: END, stock: skuNo.startsWith('late') ? 1 : OWN, ...KINDS[kind] }
      await promote(db, { id: `of-${skuNo}`, skuNos: [skuNo], ...terms })
    }
  const flash = { type: PROMOTION_TYPE.flashSale, price: 15_000 }
  await promote(db, { ...flash, id: 'limited', skuNos: ['limit-a', 'limit-b'], stock: 3, limit: 2 })
  await promote(db, { id: 'gifts', type: PROMOTION_TYPE.gift, skuNos: ['given'], giftSkuNo: 'gift', endTime: END })
  const full = { type: PROMOTION_TYPE.fullReduction, thresholdAmount: 10_000, reduceAmount: 3_000 }
  await promote(db, { ...full, id: 'off', skuNos: ['full'], endTime: END })
}

shopOnAnEngine('a campaign of each kind', stock, (at) => {
  const db = () => at.shop.connection.db
  const now = () => at.shop.ports.clock()
  const bargains = bargainHands(() => at.shop)
  const campaigns = new Map<string, object>()
  /** Returns the `campaign` field of an order: a bargain that a friend helped with, or a reservation. */
  async function campaignOf(kind: Kind, skuNo: string, buyer: Buyer): Promise<object | undefined> {
    const promotionId = `of-${skuNo}`
    if (kind === 'group') return { kind, promotionId }
    if (kind !== 'bargain' && kind !== 'reserved') return undefined
    const known = campaigns.get(`${skuNo}/${buyer.id}`)
    if (known) return known
    const made = kind === 'bargain' ? await cut(skuNo, buyer) : await reserve(skuNo, buyer)
    campaigns.set(`${skuNo}/${buyer.id}`, made)
    return made
  }
  async function cut(skuNo: string, buyer: Buyer): Promise<object> {
    const wish = { skuNo, bargainCampaignId: `of-${skuNo}` }
    const { data } = await at.shop.ask<{ bargainId: string }>({
      method: 'PUT',
      url: '/api/bargain/start/v1',
      headers: buyer.headers,
      payload: wish,
    })
    await bargains.friends(data!.bargainId, 1)
    return { kind: 'bargain', bargainId: data!.bargainId }
  }
  /** Reserves two pieces, at a time when that was possible. */
  async function reserve(skuNo: string, { id }: Buyer): Promise<object> {
    const reservationId = `${skuNo}/${id}`
    await sql`
      insert into reservation (id, run_id, shopper_id, quantity, telephone, created_at)
      values (${reservationId}, ${`of-${skuNo}@1`}, ${id}, 2, '13900000001', ${NOON - 3 * HOUR})`.execute(db())
    await sql`
      update reservation_run set reserved = reserved + 2, shoppers = shoppers + 1
      where id = ${`of-${skuNo}@1`}`.execute(db())
    return { kind: 'reservation', reservationId }
  }
  const place = (buyer: Buyer, skuNo: string, itemQuantity: number, amount: number, campaign?: object) =>
    at.shop.ask<PlacedOrder>({
      method: 'POST',
      url: '/api/orders/v1',
      headers: buyer.headers,
      payload: draftOf(buyer.addressId, [{ skuNo, itemQuantity }], amount, {
        useGold: false,
        useDuStar: false,
        ...(campaign ? { campaign } : {}),
      } as object),
    })
  const settle = ({ headers }: Buyer, skuNo: string, itemQuantity: number | string, campaign?: object) => {
    const asked = campaign ? `&campaign=${encodeURIComponent(JSON.stringify(campaign))}` : ''
    return at.shop.ask<Settlement>({
      url: `/api/cart/v1/settlement?skuNo=${skuNo}&itemQuantity=${itemQuantity}${asked}`,
      headers,
    })
  }
  const read = async ({ headers }: Buyer, orderId: string) =>
    (await at.shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers })).data!.order
  const left = async (skuNo: string) => {
    const { rows } = await sql<{ shelf: number; own: number | null }>`
      select sku.stock as shelf, promotion_sku.stock as own
      from sku join promotion_sku using (sku_no) where sku_no = ${skuNo}`.execute(db())
    return rows[0]!
  }
  const books = async () =>
    expect(
      await checkBooks(db(), Object.fromEntries([...ALL.flatMap(skusOf), ...MORE].map((skuNo) => [skuNo, PIECES]))),
    ).toEqual([])

  it.each(ALL)('refunds money for an order that ran out and whose last piece somebody else has: %s', async (kind) => {
    const skuNo = `late-${kind}`
    const [slow, quick] = [await at.shop.buyer(), await at.shop.buyer()]
    const slowly = await campaignOf(kind, skuNo, slow)
    const quickly = await campaignOf(kind, skuNo, quick)
    const before = await left(skuNo)
    const { data, message } = await place(slow, skuNo, 1, paidFor(kind), slowly)
    expect(data, message).toBeTruthy()
    const started = await at.shop.startPayment(slow, data!.orderId)
    expect(await left(skuNo)).toEqual({ shelf: before.shelf - 1, own: 0 })
    at.shop.wait(data!.payDeadline + 1 - now())
    await at.shop.run('expire')
    expect(await left(skuNo)).toEqual(before)
    const other = await place(quick, skuNo, 1, paidFor(kind), quickly)
    expect(other.data, other.message).toBeTruthy()
    await at.shop.press(started, 'pay')
    await at.shop.run('deliver', 'refund', 'events')
    expect(await read(slow, data!.orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.cancelled,
      paymentStatus: PAYMENT_STATUS.refunded,
    })
    const { rows } = await sql<{ amount: number }>`
        select coalesce(sum(sandbox_refund.amount), 0)::integer as amount from sandbox_refund
        join payment on payment.id = payment_id where order_id = ${data!.orderId}`.execute(db())
    expect(rows).toEqual([{ amount: paidFor(kind) }])
    expect(await read(quick, other.data!.orderId)).toMatchObject({ orderStatus: ORDER_STATUS.pendingPayment })
    expect(await left(skuNo)).toEqual({ shelf: before.shelf - 1, own: 0 })
    await books()
  })

  it.each(ALL)('takes pieces in whole numbers from one on, and changes nothing for others: %s', async (kind) => {
    const skuNo = `odd-${kind}`
    const buyer = await at.shop.buyer()
    const campaign = await campaignOf(kind, skuNo, buyer)
    const before = await left(skuNo)
    for (const quantity of [0, -1, -3, 0.5, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER + 1]) {
      const placed = await place(buyer, skuNo, quantity, Math.max(0, quantity * paidFor(kind)), campaign)
      expect(placed.code, `${quantity}`).not.toBe(0)
      expect(placed.status, `${quantity}`).toBeLessThan(500)
      const settled = await settle(buyer, skuNo, quantity, campaign)
      expect(settled.code, `${quantity}`).not.toBe(0)
      expect(settled.status).toBeLessThan(500)
      const added = await at.shop.ask<Cart>({
        method: 'PUT',
        url: '/api/cart/v1',
        headers: buyer.headers,
        payload: { operation: 'add', items: [{ skuNo, itemQuantity: quantity }] },
      })
      expect(added.code, `${quantity}`).not.toBe(0)
      const wished = await at.shop.ask({
        method: 'POST',
        url: '/api/reservation/v1',
        headers: buyer.headers,
        payload: { campaignId: `of-${skuNo}`, quantity },
      })
      expect(wished.code, `${quantity}`).not.toBe(0)
    }
    expect(await left(skuNo)).toEqual(before)
    await books()
  })

  it('counts one shopper’s pieces by product and by campaign, and counts no refused order', async () => {
    const buyer = await at.shop.buyer()
    // Three orders that the shop refuses: at a wrong price, for more pieces than the sale has, and for a product that
    // does not exist.
    expect(await place(buyer, 'limit-a', 2, 1)).toMatchObject({ code: REPLY_CODE.priceChanged })
    expect((await place(buyer, 'limit-a', PIECES + 1, 15_000)).code).not.toBe(0)
    expect((await place(buyer, 'nothing', 1, 15_000)).code).not.toBe(0)
    expect((await place(buyer, 'limit-a', 2, 30_000)).code).toBe(0)
    expect((await settle(buyer, 'limit-a', 1)).data?.amounts.payAmount).toBe(PRICE)
    expect((await place(buyer, 'limit-b', 2, 30_000)).code).toBe(0)
    expect((await settle(await at.shop.buyer(), 'limit-a', 1)).data?.amounts.payAmount).toBe(15_000)
    await sql`
      insert into promotion_sku (promotion_id, sku_no, promotion_price, stock, shopper_limit)
      values ('of-ends-flash', 'limit-a', 14000, 9, 1)`.execute(db())
    expect((await settle(buyer, 'limit-a', 1)).data?.amounts.payAmount).toBe(14_000)
    await sql`delete from promotion_sku where promotion_id = 'of-ends-flash' and sku_no = 'limit-a'`.execute(db())
    await books()
  })

  it.each(ALL)('stays readable when its product is taken off the shelf, and sells it no more: %s', async (kind) => {
    const skuNo = `gone-${kind}`
    const buyer = await at.shop.buyer()
    const campaign = await campaignOf(kind, skuNo, buyer)
    const { data, message } = await place(buyer, skuNo, 1, paidFor(kind), campaign)
    expect(data, message).toBeTruthy()
    await at.shop.press(await at.shop.startPayment(buyer, data!.orderId), 'pay')
    await at.shop.run('deliver')
    await sql`update sku set sku_status = 0 where sku_no = ${skuNo}`.execute(db())
    at.shop.wait(2000)
    const other = await at.shop.buyer()
    expect((await place(other, skuNo, 1, paidFor(kind), kind === 'group' ? campaign : undefined)).code).not.toBe(0)
    const { order } = (
      await at.shop.ask<OrderDetail>({ url: `/api/orders/${data!.orderId}/v1`, headers: buyer.headers })
    ).data!
    const groupId = order.campaign && 'groupId' in order.campaign ? order.campaign.groupId : 'none'
    for (const [url, codes] of [
      ['/api/platform/campaigns/v1', [0]],
      [`/api/platform/promotions/v1/bytype?promotionType=${KINDS[kind].type}`, [0]],
      ['/api/products/flashsalelist', [0]],
      [`/api/products/promotion/flashsale/v1?promotionId=of-${skuNo}`, kind === 'flash' ? [0] : [REPLY_CODE.notFound]],
      ['/api/groups/activity/v1/list', [0]],
      [`/api/groups/activity/v1/detail?promotionId=of-${skuNo}`, [0, REPLY_CODE.notFound]],
      [`/api/promotion/groups/${groupId}/v1`, kind === 'group' ? [0] : [REPLY_CODE.notFound]],
      ['/api/bargain/list/v1', [0]],
      [`/api/campaign/of-${skuNo}/reservation/v1`, [0, REPLY_CODE.notFound]],
      [`/api/products/spu_skus/v3?spuNo=spu-${skuNo}`, [0, REPLY_CODE.notFound]],
      ['/api/orders/v1?count=5', [0]],
    ] as const) {
      const { code } = await at.shop.ask({ url, headers: buyer.headers })
      expect(codes, `${url}: ${code}`).toContain(code)
    }
    await books()
  })

  // The clock is moved from here on: the rest is about the last moment of all campaigns.
  it.each(ALL)('has its price to the last moment, and not after it: %s', async (kind) => {
    const skuNo = `ends-${kind}`
    const [first, last] = [await at.shop.buyer(), await at.shop.buyer()]
    const [one, other] = [await campaignOf(kind, skuNo, first), await campaignOf(kind, skuNo, last)]
    const inCart = { operation: 'add', items: [{ skuNo, itemQuantity: 1 }] }
    await at.shop.ask({ method: 'PUT', url: '/api/cart/v1', headers: last.headers, payload: inCart })
    at.shop.wait(END - now())
    const { data, message } = await place(first, skuNo, 1, paidFor(kind), one)
    expect(data, message).toBeTruthy()
    at.shop.wait(1)
    const late = await place(last, skuNo, 1, paidFor(kind), other)
    expect(late.data).toBeNull()
    expect([REPLY_CODE.priceChanged, REPLY_CODE.wrongState, REPLY_CODE.notFound]).toContain(late.code)
    const settled = await settle(last, skuNo, 1, other)
    if (other) expect(settled.code).not.toBe(0)
    else expect(settled.data?.amounts.payAmount).toBe(PRICE)
    const cart = await at.shop.ask<Cart>({ url: '/api/cart/v4', headers: last.headers })
    expect(JSON.stringify(cart.data)).not.toContain(`"price":${KINDS[kind].price}`)
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from order_item where sku_no = ${skuNo}`.execute(db())
    expect(rows).toEqual([{ n: 1 }])
    at.shop.wait(-1)
    await books()
  })

  it('gives no gift and takes nothing off once the rule is over, whatever a cart showed before', async () => {
    const buyer = await at.shop.buyer()
    const gifts = async (orderId: string) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from order_item where order_id = ${orderId} and gift`.execute(db())
      return rows[0]!.n
    }
    const before = await place(buyer, 'given', 1, PRICE)
    expect(await gifts(before.data!.orderId)).toBe(1)
    expect((await settle(buyer, 'full', 1)).data?.amounts.payAmount).toBe(PRICE - 3_000)
    at.shop.wait(END + 1 - now())
    const after = await place(buyer, 'given', 1, PRICE)
    expect(await gifts(after.data!.orderId)).toBe(0)
    expect(await place(buyer, 'full', 1, PRICE - 3_000)).toMatchObject({ code: REPLY_CODE.priceChanged })
    expect((await place(buyer, 'full', 1, PRICE)).code).toBe(0)
    await books()
  })
})
