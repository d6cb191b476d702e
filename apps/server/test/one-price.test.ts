import {
  AVAILABILITY,
  cartProducts,
  priceSku,
  PROMOTION_TYPE,
  REPLY_CODE,
  skuAvailability,
  skuFor,
  type PricingConditions,
} from '@hearth/domain'
import type { Cart, OrderDetail, PlacedOrder, ProductItem, Settlement, Sku, UserInfo } from '@hearth/sdk/core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from './check-books'
import { howMuch } from '@hearth/vitest/whole'
import { openOrderingShop, type Buyer, type OrderingShop } from './ordering-shop'
import { postgresBinaries, startPostgres, type RealPostgres } from './real-postgres'
import { draftOf, giveCoupon, promote, stockShelf, type ShelfPromotion } from './shelf'

const STOCK = 40
const price = fc.integer({ min: 1, max: 99 }).map((yuan) => yuan * 100 + 37)

/** A promotion of a sku. */
const promotion = fc
  .record({
    type: fc.constantFrom(101, 102, 104, 104, 112, 1001, 1002, 205),
    price,
    stock: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
    limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    target: fc.constantFrom<'all' | 'vip'>('all', 'vip'),
  })
  .map(({ type, price: fen, stock, limit, target }): Omit<ShelfPromotion, 'id' | 'skuNos'> => {
    if (type === PROMOTION_TYPE.fullReduction) {
      const tiers = [
        { thresholdAmount: 5000, reduceAmount: 777 },
        { thresholdAmount: 9000, thresholdQuantity: 3, reduceAmount: 2000 },
      ]
      return { type, target, tiers }
    }
    if (type === PROMOTION_TYPE.fullDiscount) return { type, target, thresholdQuantity: 2, discountRate: 88.5 }
    if (type === PROMOTION_TYPE.gift) return { type, target, giftSkuNo: 'gift' }
    return { type, price: fen, stock, limit, target }
  })

const story = fc.record({
  skus: fc.array(fc.record({ price, promotions: fc.array(promotion, { maxLength: 4 }) }), {
    minLength: 2,
    maxLength: 3,
  }),
  vip: fc.boolean(),
  enterprise: fc.boolean(),
  /** A purchase that the shopper makes before any price is read. */
  before: fc.option(fc.record({ sku: fc.nat(1), pieces: fc.integer({ min: 1, max: 3 }) }), { nil: undefined }),
  /** Number of pieces of each further purchase. The price is read before each purchase. */
  pieces: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
  coupon: fc.boolean(),
})

type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never

describe.each(['the embedded engine', 'a PostgreSQL server'])('one shopper sees one price, on %s', (engine) => {
  const binaries = engine === 'a PostgreSQL server' ? postgresBinaries() : 'none'
  let shop: OrderingShop
  let postgres: RealPostgres | undefined
  let runs = 0
  beforeAll(async () => {
    if (binaries === undefined) return
    postgres = binaries === 'none' ? undefined : await startPostgres(binaries)
    shop = await openOrderingShop(postgres ? { url: postgres.url } : { embedded: true })
    await stockShelf(shop.connection.db, [{ skuNo: 'gift', stock: 1000 }])
  })
  afterAll(async () => {
    await shop?.close()
    await postgres?.stop()
  })

  /** Stocks the skus of a case. */
  async function open({ skus, vip, enterprise }: Pick<Story, 'skus' | 'vip' | 'enterprise'>) {
    const { db } = shop.connection
    const run = `run-${(runs += 1)}`
    const skuNos = skus.map((_sku, at) => `${run}-${at}`)
    await stockShelf(
      db,
      skus.map((sku, at) => ({ skuNo: skuNos[at]!, price: sku.price, stock: STOCK })),
    )
    for (const [at, sku] of skus.entries())
      for (const [which, one] of sku.promotions.entries())
        await promote(db, { ...one, id: `${run}-${at}-${which}`, skuNos: [skuNos[at]!] })
    const buyer = await shop.buyer()
    await db
      .updateTable('shopper')
      .set({ member_type: vip ? 1 : 0, enterprise })
      .where('id', '=', buyer.id)
      .execute()
    return { buyer, skuNos }
  }

  const read = async <Data>(url: string, headers: Buyer['headers'] = {}) =>
    (await shop.ask<Data>({ url, headers })).data!

  /** Returns the price that pages show this shopper for a sku. The shop's cached pages are the same for everybody. */
  async function onPages(skuNo: string, { headers }: Buyer) {
    const [sku] = await read<Sku[]>(`/api/products/skus/v3?skuNo=${skuNo}&promotionGroup=1`)
    const [item] = await read<ProductItem[]>(`/api/products/items/v2?skuNo=${skuNo}`)
    const facts = (await read<UserInfo>('/api/user/info/v1', headers)).buyer!
    const looking: PricingConditions = { ...facts, now: shop.ports.clock() }
    const own = skuFor(sku!, facts)
    const card = item!.pricing ? priceSku(skuFor({ skuNo, ...item!.pricing }, facts), looking).price : item!.price
    return {
      page: priceSku(own, looking).price,
      card,
      canBuy: skuAvailability(own, looking) === AVAILABILITY.available,
    }
  }

  /** Buys pieces of a sku. @returns the price of one piece at each step; undefined if it cannot be bought */
  async function buy(skuNo: string, pieces: number, buyer: Buyer) {
    const { headers } = buyer
    const added = await shop.ask<Cart>({
      method: 'PUT',
      url: '/api/cart/v1',
      headers,
      payload: { operation: 'add', items: [{ skuNo, itemQuantity: pieces }] },
    })
    if (!added.data) return { refused: added.code }
    const settled = await read<Settlement>('/api/cart/v1/settlement', headers)
    const now = await read<Settlement>(`/api/cart/v1/settlement?skuNo=${skuNo}&itemQuantity=${pieces}`, headers)
    const placed = await shop.ask<PlacedOrder>({
      method: 'POST',
      url: '/api/orders/v1',
      headers,
      payload: draftOf(buyer.addressId, undefined, settled.amounts.payAmount, {
        coupons: settled.coupons.filter(({ applied }) => applied).map(({ couponId }) => couponId),
      }),
    })
    expect(placed.code).toBe(REPLY_CODE.ok)
    const { order } = await read<OrderDetail>(`/api/orders/${placed.data!.orderId}/v1`, headers)
    const rows = await shop.connection.db
      .selectFrom('price_row')
      .select(['item_position', 'stage', 'fen'])
      .where('order_id', '=', placed.data!.orderId)
      .execute()
    const sum = (some: typeof rows) => some.reduce((all, { fen }) => all + fen, 0)
    expect(sum(rows)).toBe(settled.amounts.payAmount)
    const unit = rows.filter(
      ({ item_position, stage }) => item_position === 0 && (stage === 'list' || stage === 'unitPrice'),
    )
    const priceOf = ({ promotionGroups }: Cart | Settlement) =>
      cartProducts({ promotionGroups }).find((product) => product.skuNo === skuNo)?.price
    return {
      prices: {
        cart: priceOf(added.data),
        settlement: priceOf(settled),
        buyNow: priceOf(now),
        order: order.products.find((product) => product.skuNo === skuNo)?.price,
        rows: sum(unit) / order.products[0]!.itemQuantity,
      },
    }
  }

  it(
    'on cards, the page, in the cart, the settlement, the order and its rows, for members, newcomers and limits; not tried where the engine is not installed',
    async () => {
      if (binaries === undefined) return expect(postgresBinaries()).toBeUndefined()
      const seen = { bought: 0, refused: 0 }
      await fc.assert(
        fc.asyncProperty(story, async ({ before, pieces, coupon, ...shelf }) => {
          const { buyer, skuNos } = await open(shelf)
          if (coupon) await giveCoupon(shop.connection.db, buyer.id, { value: 321 })
          if (before) await buy(skuNos[before.sku]!, before.pieces, buyer)
          for (const [at, quantity] of pieces.entries()) {
            const skuNo = skuNos[at % 2]!
            const { page, card, canBuy } = await onPages(skuNo, buyer)
            expect(card).toBe(page)
            const { prices, refused } = await buy(skuNo, quantity, buyer)
            if (prices) {
              expect(prices).toEqual({ cart: page, settlement: page, buyNow: page, order: page, rows: page })
              expect(canBuy).toBe(true)
              seen.bought += 1
            } else {
              // The shop refused the purchase: it was of too many pieces, or of a sku that the page showed as
              // unavailable.
              expect(refused).toBe(canBuy ? REPLY_CODE.overLimit : REPLY_CODE.soldOut)
              seen.refused += 1
            }
          }
        }),
        { numRuns: howMuch(20, 400) },
      )
      expect(seen.bought).toBeGreaterThan(20)
      expect(await checkBooks(shop.connection.db, {})).toEqual([])
    },
    howMuch(60_000, 600_000),
  )

  it('also once a shopper has bought the limit of a flash sale, and again after the order is cancelled; not tried where the engine is not installed', async () => {
    if (binaries === undefined) return expect(postgresBinaries()).toBeUndefined()
    const sale = { type: 101, price: 7900, limit: 2 }
    const forNew = { type: 112, price: 3900 }
    const { buyer, skuNos } = await open({
      skus: [
        { price: 9900, promotions: [sale] },
        { price: 5900, promotions: [forNew] },
      ],
      vip: false,
      enterprise: false,
    })
    const shown = async () => [(await onPages(skuNos[0]!, buyer)).page, (await onPages(skuNos[1]!, buyer)).page]
    expect(await shown()).toEqual([7900, 3900])
    const { orderId } = await shop.buy(buyer, [{ skuNo: skuNos[0]!, itemQuantity: 2 }], 15800)
    expect(await shown()).toEqual([9900, 5900])
    expect((await buy(skuNos[0]!, 1, buyer)).prices?.cart).toBe(9900)
    await shop.ask({ method: 'POST', url: `/api/orders/${orderId}/v2`, headers: buyer.headers, payload: {} })
    expect((await shown())[0]).toBe(7900)
  })
})
