import { cartProducts, priceCart, PROMOTION_TYPE } from '@hearth/domain'
import type { Cart, Settlement } from '@hearth/sdk/core'
import { howMuch } from '@hearth/vitest/whole'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkBooks } from './check-books'
import type { Buyer } from './ordering-shop'
import { bundle, promote, stockShelf, type ShelfPromotion } from './shelf'
import { shopOnAnEngine } from './shop-on-every-engine'

const SKUS = 4
const price = fc.integer({ min: 3, max: 30_000 })
const target = fc.constantFrom<'all' | 'vip'>('all', 'vip')

interface Drawn {
  skus: number[]
  /** Positions of the promotions that this promotion combines with. */
  beside?: number[]
  promotion: Omit<ShelfPromotion, 'id' | 'skuNos'>
}

/** A promotion of some of the skus. */
const promotion = fc
  .record({
    type: fc.constantFrom(101, 102, 104, 112, 1001, 1001, 1002, 1002, 205),
    skus: fc.uniqueArray(fc.nat(SKUS - 1), { minLength: 1 }),
    price,
    stock: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    thresholdAmount: fc.integer({ min: 1, max: 60_000 }),
    reduceAmount: fc.integer({ min: 1, max: 20_000 }),
    thresholdQuantity: fc.integer({ min: 1, max: 5 }),
    discountRate: fc.integer({ min: 10, max: 990 }).map((tenths) => tenths / 10),
    tiered: fc.boolean(),
    priority: fc.integer({ min: -1, max: 1 }),
    /** Positions of the promotions that this promotion combines with. */
    beside: fc.uniqueArray(fc.nat(4), { maxLength: 3 }),
    target,
  })
  .map(({ type, skus, ...of }): Drawn => {
    const given = { type, target: of.target }
    const { thresholdAmount, thresholdQuantity, reduceAmount, discountRate, tiered, priority, beside } = of
    const { fullReduction, fullDiscount } = PROMOTION_TYPE
    if (type === fullReduction || type === fullDiscount) {
      const gives = type === fullReduction ? { reduceAmount } : { discountRate }
      const more = type === fullReduction ? { reduceAmount: 2 * reduceAmount } : { discountRate: discountRate / 2 }
      const asks = type === fullReduction ? { thresholdAmount } : { thresholdQuantity }
      const tiers = [
        { thresholdQuantity, ...gives },
        { thresholdAmount, thresholdQuantity, ...more },
      ]
      return { skus, beside, promotion: { ...given, priority, ...(tiered ? { tiers } : { ...asks, ...gives }) } }
    }
    if (type === PROMOTION_TYPE.gift) return { skus, promotion: { ...given, giftSkuNo: 'gift' } }
    return { skus, promotion: { ...given, price: of.price, stock: of.stock, limit: of.limit } }
  })

const story = fc.record({
  prices: fc.array(price, { minLength: SKUS, maxLength: SKUS }),
  /** The floor price of each sku, in percent of its price. */
  floors: fc.array(fc.option(fc.nat(100), { freq: 1 }), { minLength: SKUS, maxLength: SKUS }),
  promotions: fc.array(promotion, { maxLength: 5 }),
  set: fc.option(fc.record({ price, skus: fc.uniqueArray(fc.nat(SKUS - 1), { minLength: 2, maxLength: 3 }) })),
  markUp: fc.option(
    fc.record({ price: fc.integer({ min: 0, max: 100 }), over: fc.nat(40_000), sku: fc.nat(SKUS - 1) }),
  ),
  vip: fc.boolean(),
  enterprise: fc.boolean(),
  pieces: fc.array(fc.nat(5), { minLength: SKUS, maxLength: SKUS }),
  /** Changes of the cart, one after another. */
  taps: fc.array(
    fc.record({ line: fc.nat(10), quantity: fc.option(fc.integer({ min: 1, max: 6 })), checked: fc.boolean() }),
    { maxLength: 4 },
  ),
})
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never

/** A cart that promotions make cheaper after each of six taps. It is added so that each run has such carts. */
const REDUCED: Story = {
  prices: Array.from({ length: SKUS }, () => 10_000),
  floors: Array.from({ length: SKUS }, () => null),
  promotions: [
    {
      skus: [0],
      promotion: { type: PROMOTION_TYPE.fullReduction, target: 'all', thresholdAmount: 1, reduceAmount: 100 },
    },
  ],
  set: null,
  markUp: null,
  vip: false,
  enterprise: false,
  pieces: Array.from({ length: SKUS }, () => 1),
  taps: [2, 3, 4, 5, 6, 1].map((quantity) => ({ line: 0, quantity, checked: true })),
}

const floorOf = (fen: number, percent: number | null | undefined) =>
  typeof percent === 'number' ? { floor: Math.floor((fen * percent) / 100) } : {}

shopOnAnEngine(
  'the sum that a device computes',
  ({ connection: { db } }) => stockShelf(db, [{ skuNo: 'gift', stock: 100_000 }]),
  (at) => {
    let runs = 0

    /** Stocks the products of a case, and fills a new shopper's cart. */
    async function open({ prices, floors, promotions, set, markUp, vip, enterprise, pieces }: Story): Promise<Buyer> {
      const { db } = at.shop.connection
      const run = `amounts-${(runs += 1)}`
      const skuNos = prices.map((_price, n) => `${run}-${n}`)
      await stockShelf(
        db,
        prices.map((one, n) => ({ skuNo: skuNos[n]!, price: one, stock: 20, ...floorOf(one, floors[n]) })),
      )
      for (const [n, { skus, beside, promotion: one }] of promotions.entries()) {
        const combinesWith = beside?.map((at) => `${run}-p${at}`)
        await promote(db, { ...one, combinesWith, id: `${run}-p${n}`, skuNos: skus.map((sku) => skuNos[sku]!) })
      }
      if (set) {
        const skus = set.skus.map((sku) => ({ skuNo: skuNos[sku]! }))
        await bundle(db, { id: `${run}-set`, kind: 'comboBuy', price: set.price, skus })
      }
      if (markUp) {
        const skus = [{ skuNo: skuNos[markUp.sku]!, price: markUp.price }]
        await bundle(db, { id: `${run}-more`, kind: 'markUp', thresholdAmount: markUp.over, skus })
      }
      const buyer = await at.shop.buyer()
      await db
        .updateTable('shopper')
        .set({ member_type: vip ? 1 : 0, enterprise })
        .where('id', '=', buyer.id)
        .execute()
      for (const [n, itemQuantity] of pieces.entries())
        if (itemQuantity > 0) await change(buyer, { operation: 'add', items: [{ skuNo: skuNos[n], itemQuantity }] })
      if (set) {
        const products = set.skus.map((sku) => ({ skuNo: skuNos[sku], itemQuantity: 1 }))
        await ask(buyer, 'PUT', `/api/promotion/v1/combobuy/${run}-set/products`, { products })
      }
      if (markUp)
        await ask(buyer, 'PUT', `/api/promotion/markupsale/${run}-more/products/v1`, { skuNo: [skuNos[markUp.sku]] })
      return buyer
    }
    const ask = async <Data>({ headers }: Buyer, method: 'GET' | 'PUT', url: string, payload?: object) =>
      (await at.shop.ask<Data>({ method, url, headers, ...(payload ? { payload } : {}) })).data
    const change = (buyer: Buyer, payload: object) => ask<Cart>(buyer, 'PUT', '/api/cart/v1', payload)

    /** Returns the server's price of the cart at checkout; undefined if there is nothing to pay. */
    async function charged(buyer: Buyer) {
      const settled = await ask<Settlement>(
        buyer,
        'GET',
        '/api/cart/v1/settlement?couponId=&useGold=false&useDuStar=false',
      )
      const { productAmount = 0, discountAmount = 0 } = settled?.amounts ?? {}
      return { productAmount, discountAmount, totalAmount: productAmount - discountAmount }
    }
    const shown = (cart: Cart) => {
      const { productAmount, discountAmount, totalAmount } = priceCart(cart)
      return { productAmount, discountAmount, totalAmount }
    }

    it(
      'is to the fen what the server charges, whatever is in the cart, and after each tap before the server answers',
      async () => {
        let reduced = 0
        await fc.assert(
          fc.asyncProperty(story, async (told) => {
            const buyer = await open(told)
            let cart = (await ask<Cart>(buyer, 'GET', '/api/cart/v4'))!
            expect(shown(cart)).toEqual(await charged(buyer))
            for (const { line, quantity, checked } of told.taps) {
              const lines = cartProducts(cart)
              const tapped = lines[line % Math.max(1, lines.length)]
              if (!tapped) break
              const wish = quantity ? { itemQuantity: quantity } : { shoppingCartStatus: checked ? 1 : 0 }
              const operation = quantity ? 'set' : 'check'
              const answer = await change(buyer, { operation, items: [{ id: tapped.id, ...wish }] })
              if (!answer) continue
              Object.assign(tapped, wish)
              const amounts = await charged(buyer)
              expect(shown(cart)).toEqual(amounts)
              cart = answer
              expect(shown(cart)).toEqual(amounts)
              if (amounts.discountAmount > 0) reduced += 1
            }
          }),
          { numRuns: howMuch(15, 300), examples: [[REDUCED]] },
        )
        expect(reduced).toBeGreaterThan(5)
        expect(await checkBooks(at.shop.connection.db, {})).toEqual([])
      },
      howMuch(120_000, 900_000),
    )
  },
)
