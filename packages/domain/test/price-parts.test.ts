import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOrder, PROMOTION_TYPE, type PricingBuyer, type PricingLine } from '#index'
import { NOW } from './arbitraries'
import { lineOf, pricingBuyer, pricingLines, running } from './pricing'

const { flashSale, discount, memberPrice, newcomer, fullReduction } = PROMOTION_TYPE

const price = (line: PricingLine, buyer: PricingBuyer = {}) =>
  priceOrder({ lines: [line], coupons: [], buyer, choice: 'best', now: NOW })
const lamp = (itemQuantity: number, promotions: PricingLine['sku']['promotions']) =>
  lineOf('lamp', 20_000, { itemQuantity, sku: { promotions } })
const flash = running(flashSale, { promotionPrice: 17_000, limitQuantity: 5 })
const cut = running(discount, { promotionPrice: 18_000 })

/** Types of promotions whose price does not depend on the order in which pieces are bought. */
const ALIKE = [flashSale, discount, memberPrice]

describe('pieces beyond a promotion’s limit for one shopper', () => {
  it('cost the next best price, so that one order costs no more than two', () => {
    const { lines, amounts } = price(lamp(20, [flash, cut]))
    expect(lines[0]!.parts).toMatchObject([
      { price: 17_000, quantity: 5, most: 5, promotion: flash },
      { price: 18_000, quantity: 15, promotion: cut },
    ])
    expect(amounts.productAmount).toBe(5 * 17_000 + 15 * 18_000)
  })

  it('go down the prices one after another, to that of the shelf', () => {
    const few = running(discount, { promotionPrice: 18_000, stock: 3, promotionInventoryStatus: 1 })
    expect(price(lamp(10, [flash, few])).lines[0]!.parts).toMatchObject([
      { price: 17_000, quantity: 5 },
      { price: 18_000, quantity: 3 },
      { price: 20_000, quantity: 2 },
    ])
  })

  it('cost a newcomer who is a member the price of members', () => {
    const first = running(newcomer, { promotionPrice: 400, limitQuantity: 1 })
    const members = running(memberPrice, { promotionPrice: 500, promotionSupportTarget: 'vip' })
    const line = lineOf('cup', 1000, { itemQuantity: 2, sku: { promotions: [first, members] } })
    expect(price(line, { newcomer: true, vip: true }).amounts.productAmount).toBe(900)
  })

  it('count for the reduction that the flash sale excludes', () => {
    const full = running(fullReduction, { thresholdAmount: 30_000, reduceAmount: 5000 })
    const { lines, amounts } = price(lamp(7, [flash, full]))
    expect(lines[0]!.parts.map(({ countsFor = [] }) => countsFor[0]?.promotionId)).toEqual([
      undefined,
      full.promotionId,
    ])
    expect(amounts.discountAmount).toBe(5000)
  })

  it('are not sold at the price of a promotion that is bought alone', () => {
    const ahead = running(PROMOTION_TYPE.preSale, { promotionPrice: 17_000, limitQuantity: 2, depositAmount: 1000 })
    expect(price(lamp(5, [ahead, running(memberPrice, { promotionPrice: 18_000 })])).lines[0]!.parts).toMatchObject([
      { price: 17_000, quantity: 2 },
    ])
  })

  it.each([
    ['a pre-sale', running(PROMOTION_TYPE.preSale, { promotionPrice: 16_000, depositAmount: 1000 }), {}],
    ['a reservation', running(PROMOTION_TYPE.reservation, { promotionPrice: 16_000 }), {}],
    ['a free trial', running(PROMOTION_TYPE.freeTrial, { promotionPrice: 0 }), { trial: true }],
  ])('are not sold by %s, which has orders of its own', (_, alone, buyer) => {
    const [first, rest] = price(lamp(8, [flash, alone]), buyer).lines[0]!.parts
    expect(first).toMatchObject({ price: 17_000, quantity: 5, promotion: flash })
    expect(rest).toMatchObject({ price: 20_000, quantity: 3 })
    expect(rest).not.toHaveProperty('promotion')
  })

  it('cost the same in one order as in orders of one piece each', () => {
    fc.assert(
      fc.property(pricingLines, pricingBuyer, ([line], buyer) => {
        // Promotions of other types are left out: the newcomers' price applies to one order only, reductions need
        // products in one order, and some skus are sold alone.
        const promotions = line!.sku.promotions.filter(({ promotionType }) => ALIKE.includes(promotionType as never))
        const one = { ...line!, checked: true, sku: { ...line!.sku, promotions } }
        const together = price(one, buyer)
        const { quantity, ordered } = together.lines[0]!
        if (!ordered) return
        let apart = 0
        const held = new Map((buyer.held ?? []).map((known) => [`${known.promotionId} ${known.skuNo}`, known]))
        const taken = new Map<string, number>()
        for (let piece = 0; piece < quantity; piece += 1) {
          const left = promotions.map((promotion) => {
            const gone = taken.get(promotion.promotionId) ?? 0
            return promotion.stock === undefined ? promotion : { ...promotion, stock: promotion.stock - gone }
          })
          const single = { ...one, itemQuantity: 1, sku: { ...one.sku, promotions: left } }
          const order = price(single, { ...buyer, held: [...held.values()] })
          // A later order may be unable to buy the sku, for example while a sold-out promotion is the main one.
          if (!order.lines[0]!.ordered) return
          apart += order.amounts.productAmount
          const id = order.lines[0]!.promotion?.promotionId
          if (id === undefined) continue
          const key = `${id} ${one.sku.skuNo}`
          held.set(key, {
            promotionId: id,
            skuNo: one.sku.skuNo,
            pieces: (held.get(key)?.pieces ?? 0) + 1,
          })
          taken.set(id, (taken.get(id) ?? 0) + 1)
        }
        expect(together.amounts.productAmount).toBeLessThanOrEqual(apart)
      }),
      { numRuns: 5000 },
    )
  })
})
