import { howMuch } from '@hearth/vitest/whole'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boughtWhere,
  giftLineId,
  PRODUCT_STATUS,
  PROMOTION_PRICING,
  PROMOTION_TYPE,
  priceOrder,
  sumRows,
  takesNoCart,
  type CouponChoice,
  type PricingBuyer,
  type PricingBundle,
  type PricingCoupon,
  type PricingLine,
  type PricingPromotion,
} from '#index'
import { isFreePostage } from '#coupon/coupon-like'
import { splitFen } from '#money/split-fen'
import { WORTH_STAGES } from '#price/price-row'
import { PRICE_STAGES } from '#price/price-stages'
import { NOW } from './arbitraries'
import { couponOf, lineOf, pricingBundles, pricingBuyer, pricingCoupons, pricingLines, running } from './pricing'

const price = (
  lines: readonly PricingLine[],
  coupons: readonly PricingCoupon[] = [],
  buyer: PricingBuyer = {},
  choice: CouponChoice = 'best',
  bundles: readonly PricingBundle[] = [],
) => priceOrder({ lines, bundles, coupons, buyer, choice, now: NOW })
const only = (line: PricingLine, buyer: PricingBuyer = {}) => price([line], [], buyer).lines[0]!

const runs = { numRuns: howMuch(400, 1000) }

describe('an order', () => {
  it('shows where each fen comes from, stage after stage', () => {
    const [FULL, SALE] = ['full', 'sale']
    const full = running(1001, { promotionId: FULL, thresholdAmount: 5000, reduceAmount: 1000 })
    const gift = running(205, { promotionId: 'with-gift' })
    const lamp = lineOf('lamp', 4000, {
      itemQuantity: 2,
      sku: {
        giftSkus: [{ promotionId: 'with-gift', skuNo: 'bulb', stock: 5 }],
        promotions: [running(102, { promotionId: SALE, promotionPrice: 3000 }), full, gift],
      },
    })
    const { rows, amounts } = price([lamp], [couponOf('c'), couponOf('free', { discountType: 3, couponValue: 600 })])
    expect(rows).toEqual([
      { line: 'line-lamp', stage: 'list', fen: 8000 },
      { line: 'line-lamp', stage: 'unitPrice', source: { kind: 'promotion', id: SALE }, fen: -2000 },
      { line: 'line-lamp', stage: 'cart', source: { kind: 'promotion', id: FULL }, fen: -1000 },
      { line: 'line-lamp with-gift', stage: 'gift', source: { kind: 'promotion', id: 'with-gift' }, fen: 0 },
      { line: 'line-lamp', stage: 'coupon', source: { kind: 'coupon', id: 'c' }, fen: -1000 },
      { stage: 'freight', fen: 1000 },
      { stage: 'freePostage', source: { kind: 'coupon', id: 'free' }, fen: -600 },
    ])
    expect(amounts).toEqual({
      productAmount: 6000,
      discountAmount: 1000,
      couponAmount: 1000,
      freightAmount: 400,
      goldAmount: 0,
      starAmount: 0,
      payAmount: 4400,
    })
  })

  it('without products costs nothing', () => {
    const nothing = {
      productAmount: 0,
      discountAmount: 0,
      couponAmount: 0,
      freightAmount: 0,
      goldAmount: 0,
      starAmount: 0,
      payAmount: 0,
    }
    expect(price([], [couponOf('c')])).toMatchObject({ lines: [], rows: [], amounts: nothing })
    expect(price([lineOf('a', 100, { checked: false })]).amounts).toEqual(nothing)
    expect(price([lineOf('a', -5)]).amounts).toEqual(nothing)
  })

  it('charges freight by the sum after cart promotions, and a coupon does not change it', () => {
    const full = (reduceAmount: number) => running(1001, { thresholdAmount: 0, reduceAmount })
    const of = (reduceAmount: number, coupons: PricingCoupon[] = []) =>
      price([lineOf('a', 10_000, { sku: { promotions: [full(reduceAmount)] } })], coupons).amounts
    expect(of(100)).toMatchObject({ freightAmount: 0, payAmount: 9900 })
    expect(of(1200)).toMatchObject({ freightAmount: 1000, payAmount: 9800 })
    // A reduction that costs more freight than it takes off is left out.
    expect(of(101)).toMatchObject({ freightAmount: 0, discountAmount: 0, payAmount: 10_000 })
    expect(of(100, [couponOf('c')])).toMatchObject({ freightAmount: 0, payAmount: 8900 })
  })

  it('shares a discount and a coupon among their lines, to the fen', () => {
    const full = running(1001, { thresholdAmount: 0, reduceAmount: 100 })
    const covered = { sku: { promotions: [full] } }
    const { rows } = price(
      [lineOf('a', 200, covered), lineOf('b', 100, covered), lineOf('c', 12_600)],
      [couponOf('x', { skuNos: ['a', 'c'], couponValue: 1001 })],
    )
    const paid = (skuNo: string) => sumRows(rows, { line: `line-${skuNo}` })
    expect([paid('a'), paid('b'), paid('c')]).toEqual([200 - 66 - 10, 100 - 34, 12_600 - 991])
  })

  it('counts a line for one cart promotion, and for none in enterprise mode', () => {
    const promotions = [
      running(1002, { promotionId: 'pieces', thresholdQuantity: 1, discountRate: 50 }),
      running(1001, { promotionId: 'full', thresholdAmount: 0, reduceAmount: 10 }),
    ]
    const line = lineOf('a', 1000, { sku: { promotions } })
    expect(price([line]).amounts.discountAmount).toBe(500)
    expect(only(line).cartPromotion?.promotionId).toBe('pieces')
    expect(price([line], [], { enterprise: true }).amounts.discountAmount).toBe(0)
  })
})

describe('a line', () => {
  const sale = (more: object) => running(101, { promotionId: 'sale', promotionPrice: 700, ...more })
  const preSale = (more: object) => running(105, { promotionId: 'sale', promotionPrice: 700, ...more })
  const limited = (itemQuantity: number, sku: Partial<PricingLine['sku']>, buyer: PricingBuyer = {}) => {
    const { quantity, limitQuantity, shortage, overLimit } = only(lineOf('a', 1000, { itemQuantity, sku }), buyer)
    return { quantity, limitQuantity, shortage, overLimit }
  }

  it('holds no more pieces than each of its four limits, and says which one applies', () => {
    expect(limited(5, { limitQuantity: 3 })).toEqual({
      quantity: 3,
      limitQuantity: 3,
      shortage: { reason: 'orderLimit', limit: 3 },
      overLimit: true,
    })
    expect(limited(5, { stock: 4 })).toMatchObject({
      quantity: 4,
      shortage: { reason: 'stock', left: 4 },
      overLimit: false,
    })
    expect(limited(5, { stock: 4, promotions: [preSale({ stock: 2 })] })).toMatchObject({
      quantity: 2,
      shortage: { reason: 'promotionStock', left: 2 },
      overLimit: false,
    })
    const held = [{ promotionId: 'sale', skuNo: 'a', pieces: 3 }]
    expect(limited(5, { promotions: [preSale({ limitQuantity: 4 })] }, { held })).toMatchObject({
      quantity: 1,
      shortage: { reason: 'shopperLimit', limit: 4, held: 3 },
      overLimit: true,
    })
    expect(limited(5, { promotions: [preSale({ limitQuantity: 4 })] })).toMatchObject({
      quantity: 4,
      shortage: { reason: 'shopperLimit', limit: 4, held: 0 },
    })
  })

  it('names the simpler of two equal limits: the order before the remaining pieces, the shelf before the promotion', () => {
    const reason = (sku: Partial<PricingLine['sku']>) => limited(9, sku).shortage?.reason
    expect(reason({ limitQuantity: 4, stock: 4 })).toBe('orderLimit')
    expect(reason({ limitQuantity: 4, promotions: [preSale({ stock: 4 })] })).toBe('orderLimit')
    expect(reason({ limitQuantity: 4, promotions: [preSale({ limitQuantity: 4 })] })).toBe('orderLimit')
    expect(reason({ stock: 4, promotions: [preSale({ limitQuantity: 4 })] })).toBe('stock')
    expect(reason({ stock: 4, promotions: [preSale({ stock: 4 })] })).toBe('stock')
    expect(reason({ promotions: [preSale({ stock: 4, limitQuantity: 4 })] })).toBe('promotionStock')
  })

  it('costs the promotion’s price for as many pieces as it has, and the ordinary price for the rest', () => {
    const split = (itemQuantity: number, promotion: Partial<PricingPromotion>, held: PricingBuyer['held'] = []) => {
      const line = lineOf('a', 1000, { itemQuantity, sku: { promotions: [sale(promotion)] } })
      const { amounts, lines } = price([line], [], { held })
      const { quantity, parts } = lines[0]!
      return { quantity, pieces: parts.map((part) => part.quantity), fen: amounts.productAmount }
    }
    const five = { quantity: 5, pieces: [2, 3], fen: 2 * 700 + 3 * 1000 }
    expect(split(5, { stock: 2 })).toEqual(five)
    expect(split(5, { limitQuantity: 2 })).toEqual(five)
    expect(split(5, { limitQuantity: 4 }, [{ promotionId: 'sale', skuNo: 'a', pieces: 2 }])).toEqual(five)
    expect(split(2, { limitQuantity: 2 })).toEqual({ quantity: 2, pieces: [2, 0], fen: 1400 })
  })

  it('writes separate rows for the pieces at the ordinary price', () => {
    const line = lineOf('a', 1000, { itemQuantity: 3, sku: { promotions: [sale({ limitQuantity: 2 })] } })
    expect(price([line], [couponOf('c')]).rows.filter(({ line: id }) => id === 'line-a rest')).toEqual([
      { line: 'line-a rest', stage: 'list', fen: 1000 },
      { line: 'line-a rest', stage: 'coupon', source: { kind: 'coupon', id: 'c' }, fen: expect.any(Number) },
    ])
  })

  it('keeps the requested quantity as long as there is enough, and where nothing can be bought', () => {
    expect(limited(3, { limitQuantity: 3 })).toEqual({ quantity: 3, limitQuantity: 3, overLimit: false })
    expect(limited(3, { stock: 0, inventoryStatus: 0 })).toEqual({ quantity: 3, limitQuantity: 1, overLimit: false })
  })

  it('costs the shelf price once its shopper has used the promotion’s limit', () => {
    const line = lineOf('a', 1000, { sku: { promotions: [sale({ limitQuantity: 2 })] } })
    const held = (pieces: number, skuNo = 'a', promotionId = 'sale') => ({ held: [{ promotionId, skuNo, pieces }] })
    expect(only(line, held(1)).price).toBe(700)
    expect(only(line, held(2)).price).toBe(1000)
    expect(only(line, held(2, 'b')).price).toBe(700)
    expect(only(line, held(2, 'a', 'another')).price).toBe(700)
    const unlimited = lineOf('a', 1000, { sku: { promotions: [sale({})] } })
    expect(only(unlimited, held(99)).price).toBe(700)
  })

  it('says its state: off the shelf, sold out, scarce, or sold by a campaign', () => {
    const status = (sku: Partial<PricingLine['sku']>) => only(lineOf('a', 1000, { sku })).status
    expect(status({ skuStatus: 0 })).toBe(PRODUCT_STATUS.offShelf)
    expect(status({ skuSaleStatus: 0 })).toBe(PRODUCT_STATUS.offShelf)
    expect(status({ inventoryStatus: 0, stock: 0 })).toBe(PRODUCT_STATUS.soldOut)
    expect(status({ promotions: [sale({ promotionInventoryStatus: 0, stock: 0 })] })).toBe(PRODUCT_STATUS.soldOut)
    expect([status({ stock: 10 }), status({ stock: 11 })]).toEqual([PRODUCT_STATUS.lowStock, PRODUCT_STATUS.onSale])
    expect(status({ promotions: [running(105)] })).toBe(PRODUCT_STATUS.preSale)
    expect(status({ promotions: [running(110)] })).toBe(PRODUCT_STATUS.toReserve)
    expect(status({ promotions: [running(112), running(113)] })).toBe(PRODUCT_STATUS.crowdFunding)
  })

  it('sells nothing from a cart that a campaign sells separately, and says which campaign does', () => {
    const inCart = (...promotions: PricingLine['sku']['promotions']) => {
      const line = lineOf('a', 1000, { sku: { promotions } })
      const [priced] = priceOrder({
        lines: [line],
        buyer: {},
        coupons: [],
        choice: 'best',
        now: NOW,
        inCart: true,
      }).lines
      return [priced!.status, priced!.soldBy?.promotionId, priced!.ordered]
    }
    const deposit = { depositAmount: 100, promotionPrice: 900 }
    expect(inCart(running(105, deposit))).toEqual([PRODUCT_STATUS.soldElsewhere, 'p105', false])
    expect(inCart(running(113, { promotionPrice: 900 }))).toEqual([PRODUCT_STATUS.soldElsewhere, 'p113', false])
    expect(inCart(running(110, { promotionPrice: 900 }))).toEqual([PRODUCT_STATUS.toReserve, 'p110', false])
    // A sku can be put into a cart if its crowd-funding costs more than the ordinary price, or if its promotion lets
    // shoppers also buy it at the ordinary price.
    expect(inCart(running(113, { promotionPrice: 1100 }))).toEqual([PRODUCT_STATUS.crowdFunding, undefined, true])
    for (const type of [101, 103, 112, 114, 115])
      expect(inCart(running(type, { promotionPrice: 900 }))).toEqual([PRODUCT_STATUS.onSale, undefined, true])
  })

  it('says where a shopper buys a product that no cart takes', () => {
    for (const type of Object.values(PROMOTION_TYPE)) {
      const promotion = { promotionType: type }
      expect(boughtWhere(promotion) !== undefined, String(type)).toBe(takesNoCart(promotion))
    }
    expect(boughtWhere(undefined)).toBeUndefined()
  })

  it('includes the gifts of valid promotions, as long as there are as many as its pieces', () => {
    const gift = (stock: number) => [{ promotionId: 'with', skuNo: 'bulb', stock }]
    const line = (stock: number) =>
      lineOf('a', 1000, {
        itemQuantity: 2,
        sku: {
          giftSkus: gift(stock),
          promotions: [running(205, { promotionId: 'with' }), running(102, { promotionPrice: 900 })],
        },
      })
    expect(only(line(2)).gifts).toEqual(gift(2))
    expect(only(line(1)).gifts).toEqual([])
    expect(only({ ...line(2), sku: { ...line(2).sku, promotions: [] } }).gifts).toEqual([])
    expect(only({ ...line(2), sku: { ...line(2).sku, skuStatus: 0 } }).gifts).toEqual([])
    const bought = lineOf('bulb', 500, { sku: { stock: 3 } })
    expect(price([line(3), bought]).lines[0]?.gifts).toEqual(gift(3))
    expect(price([line(2), bought]).lines[0]?.gifts).toEqual([])
    expect(price([line(2), { ...bought, checked: false }]).lines[0]?.gifts).toEqual(gift(2))
    const twice = [line(3), { ...line(3), id: 'second' }]
    expect(price(twice).lines.map(({ gifts }) => gifts.length)).toEqual([1, 0])
    expect(price([{ ...twice[0]!, checked: false }, twice[1]!]).lines.map(({ gifts }) => gifts.length)).toEqual([1, 1])
  })
})

describe('coupons of an order (S08)', () => {
  const refusal = (coupon: PricingCoupon, ...lines: PricingLine[]) =>
    price(lines.length > 0 ? lines : [lineOf('a', 5000)], [coupon]).coupons[0]?.refusal

  it('can not be used before their time, for other products, below their threshold, or for nothing', () => {
    expect(refusal(couponOf('c', { beginTime: NOW + 1 }))).toEqual({ reason: 'notYet', from: NOW + 1 })
    expect(refusal(couponOf('c', { beginTime: NOW }))).toBeUndefined()
    expect(refusal(couponOf('c', { skuNos: ['b'] }))).toEqual({ reason: 'notCovered' })
    expect(refusal(couponOf('c', { thresholdAmount: 5001 }))).toEqual({ reason: 'belowThreshold', missing: 1 })
    expect(refusal(couponOf('c', { thresholdAmount: 5000 }))).toBeUndefined()
    expect(refusal(couponOf('c', { couponValue: 0 }))).toEqual({ reason: 'nothingToSave' })
    expect(refusal(couponOf('c', { discountType: 3 }), lineOf('a', 9900))).toEqual({ reason: 'noFreight' })
    expect(refusal(couponOf('c', { discountType: 3, couponValue: 0 }))).toEqual({ reason: 'nothingToSave' })
    expect(refusal(couponOf('c'), lineOf('a', 5000, { checked: false }))).toEqual({ reason: 'notCovered' })
  })

  it('reach their threshold with their own products, after cart promotions and before other coupons', () => {
    const full = running(1001, { thresholdAmount: 0, reduceAmount: 1000 })
    const lines = [lineOf('a', 5000, { sku: { promotions: [full] } }), lineOf('b', 4000)]
    expect(refusal(couponOf('c', { thresholdAmount: 4001, skuNos: ['a'] }), ...lines)).toMatchObject({ missing: 1 })
    expect(refusal(couponOf('c', { thresholdAmount: 8000 }), ...lines)).toBeUndefined()
    const both = [couponOf('c'), couponOf('f', { discountType: 3, thresholdAmount: 8000 })]
    expect(price(lines, both).coupons.map(({ applied }) => applied)).toEqual([true, true])
  })

  it('apply the best of each kind, or the named ones, still one of each kind', () => {
    const coupons = [
      couponOf('small', { couponValue: 500 }),
      couponOf('best', { discountType: 2, couponValue: 70 }),
      couponOf('free', { discountType: 3, couponValue: 300 }),
    ]
    const used = (choice: CouponChoice) =>
      price([lineOf('a', 5000)], coupons, {}, choice)
        .coupons.filter(({ applied }) => applied)
        .map(({ coupon }) => coupon.couponId)
    expect(used('best')).toEqual(['best', 'free'])
    expect(used(['small'])).toEqual(['small'])
    expect(used(['small', 'best', 'free'])).toEqual(['best', 'free'])
    expect(used([])).toEqual([])
    expect(price([lineOf('a', 5000)], coupons).coupons.map(({ saving }) => saving)).toEqual([500, 1500, 300])
  })

  it('take nothing off twice, though the same coupon is given five times', () => {
    const again = Array.from({ length: 5 }, () => couponOf('c', { couponValue: 3000 }))
    expect(price([lineOf('a', 10_000)], again).amounts.payAmount).toBe(7000)
  })

  it('are chosen alike whatever their order: of equal ones the one that ends first, then the smaller id', () => {
    const used = (...coupons: PricingCoupon[]) =>
      price([lineOf('a', 10_000)], coupons).coupons.find(({ applied }) => applied)?.coupon.couponId
    const [soon, later] = [couponOf('z', { endTime: NOW + 1 }), couponOf('a', { endTime: NOW + 2 })]
    expect([used(soon, later), used(later, soon)]).toEqual(['z', 'z'])
    const always = couponOf('0', { endTime: undefined })
    expect([used(always, later), used(later, always)]).toEqual(['a', 'a'])
    const twin = couponOf('b', { endTime: NOW + 2 })
    expect([used(twin, later), used(later, twin)]).toEqual(['a', 'a'])
    const endless = couponOf('1', { endTime: undefined })
    expect([used(always, endless), used(endless, always)]).toEqual(['0', '0'])
    fc.assert(
      fc.property(pricingLines, pricingCoupons, (lines, coupons) => {
        expect([...price(lines, [...coupons].reverse()).coupons].reverse()).toEqual(price(lines, coupons).coupons)
      }),
    )
  })
})

describe('the tables of prices', () => {
  it('write each stage once, in the order of computation', () => {
    const names = PRICE_STAGES.map(({ name }) => name)
    expect(names).toEqual([
      'list',
      'unitPrice',
      'bundle',
      'cart',
      'gift',
      'coupon',
      'freight',
      'freePostage',
      'gold',
      'stars',
    ])
    expect(names.slice(0, WORTH_STAGES.length)).toEqual(WORTH_STAGES)
  })

  it('give each type of promotion at most one effect', () => {
    for (const type of Object.values(PROMOTION_TYPE)) {
      const { price: sets, cart, gift, main, beside } = PROMOTION_PRICING[type]
      expect([sets, cart, gift].filter((one) => one !== undefined).length, String(type)).toBeLessThanOrEqual(1)
      expect(beside === undefined || main !== undefined, String(type)).toBe(true)
    }
  })
})

describe('the laws of an order', () => {
  const orders = [pricingLines, pricingCoupons, pricingBuyer, pricingBundles] as const

  it('the rows of a stage are its discount, and the lines and the freight are what is paid, all in whole fen from 0 on', () => {
    fc.assert(
      fc.property(...orders, (lines, coupons, buyer, bundles) => {
        const { rows, amounts, coupons: judged, lines: priced } = price(lines, coupons, buyer, 'best', bundles)
        expect(rows.every(({ fen }) => Number.isSafeInteger(fen))).toBe(true)
        expect(Object.values(amounts).every((fen) => Number.isSafeInteger(fen) && fen >= 0)).toBe(true)
        const paid = priced.flatMap(({ parts }) => parts.map(({ id }) => sumRows(rows, { line: id })))
        expect(paid.every((fen) => fen >= 0)).toBe(true)
        expect(paid.reduce((sum, fen) => sum + fen, amounts.freightAmount)).toBe(amounts.payAmount)
        const { productAmount, discountAmount, couponAmount, freightAmount, payAmount } = amounts
        expect(productAmount - discountAmount - couponAmount + freightAmount).toBe(payAmount)
        expect([amounts.goldAmount, amounts.starAmount]).toEqual([0, 0])
        const saved = (isPostage: boolean) =>
          judged
            .filter(({ applied, coupon }) => applied && isFreePostage(coupon) === isPostage)
            .reduce((sum, { saving }) => sum + saving, 0)
        expect(sumRows(rows, { stages: ['coupon'] }) + saved(false)).toBe(0)
        expect(sumRows(rows, { stages: ['freePostage'] }) + saved(true)).toBe(0)
        for (const { ordered, quantity, parts } of priced) {
          const stages = ['list', 'unitPrice'] as const
          for (const { id, price: unit, quantity: pieces, most = Infinity } of parts) {
            expect(sumRows(rows, { line: id, stages })).toBe(ordered ? unit * pieces : 0)
            if (ordered) expect(pieces).toBeLessThanOrEqual(most)
          }
          expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity)
        }
      }),
      runs,
    )
  })

  it('no row takes more than its line had left, a free line bears nothing, gifts neither bear nor earn', () => {
    fc.assert(
      fc.property(...orders, (lines, coupons, buyer, bundles) => {
        const { rows, lines: priced } = price(lines, coupons, buyer, 'best', bundles)
        const left = new Map<string | undefined, number>()
        for (const { line, fen, stage } of rows) {
          const before = left.get(line) ?? 0
          if (stage !== 'list' && stage !== 'freight') expect(fen).toBeLessThanOrEqual(0)
          expect(before + fen).toBeGreaterThanOrEqual(0)
          left.set(line, before + fen)
        }
        const gifts = priced.flatMap((one) => one.gifts.map((gift) => giftLineId(one.line.id, gift)))
        for (const gift of gifts) expect(left.get(gift) ?? 0).toBe(0)
      }),
      runs,
    )
  })

  it('the order of the lines changes no total, and a line that is not checked changes nothing', () => {
    fc.assert(
      fc.property(...orders, (lines, coupons, buyer, bundles) => {
        const { amounts, rows } = price(lines, coupons, buyer, 'best', bundles)
        expect(price([...lines].reverse(), coupons, buyer, 'best', [...bundles].reverse()).amounts).toEqual(amounts)
        const checked = price(
          lines.filter((line) => line.checked),
          coupons,
          buyer,
          'best',
          bundles,
        )
        expect([checked.rows, checked.amounts]).toEqual([rows, amounts])
      }),
      runs,
    )
  })

  it('more coupons never cost more, a larger one never saves less, and the best is no worse than any other choice', () => {
    fc.assert(
      fc.property(...orders, fc.nat(5000), (lines, coupons, buyer, bundles, more) => {
        const pay = (some: readonly PricingCoupon[], choice?: CouponChoice) =>
          price(lines, some, buyer, choice, bundles).amounts.payAmount
        const best = pay(coupons)
        coupons.forEach((_, at) => {
          expect(best).toBeLessThanOrEqual(pay(coupons.filter((_one, index) => index !== at)))
          for (const other of coupons)
            expect(best).toBeLessThanOrEqual(pay(coupons, [coupons[at]!.couponId, other.couponId]))
        })
        const [first, ...rest] = coupons
        if (!first) return
        // A percentage coupon states the percentage to pay: a lower value is a larger reduction.
        const couponValue = first.discountType === 2 ? Math.max(0, first.couponValue - more) : first.couponValue + more
        expect(pay([{ ...first, couponValue }, ...rest])).toBeLessThanOrEqual(best)
      }),
      runs,
    )
  })

  it('what is paid for the pieces of a line adds up, and each piece is within a fen of the others', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.integer({ min: 1, max: 200 }), (fen, pieces) => {
        const shares = splitFen(fen, Array<number>(pieces).fill(1))
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(fen)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
        const first = splitFen(fen, [Math.floor(pieces / 2), pieces - Math.floor(pieces / 2)])
        expect(first[0]).toBe(shares.slice(0, Math.floor(pieces / 2)).reduce((sum, share) => sum + share, 0))
      }),
    )
  })

  it('the same input gives the same order, and is not changed', () => {
    fc.assert(
      fc.property(...orders, (lines, coupons, buyer, bundles) => {
        const before = JSON.stringify([lines, coupons, buyer, bundles])
        const once = JSON.stringify(price(lines, coupons, buyer, 'best', bundles))
        expect(JSON.stringify(price(lines, coupons, buyer, 'best', bundles))).toBe(once)
        expect(JSON.stringify([lines, coupons, buyer, bundles])).toBe(before)
      }),
    )
  })
})

describe('prices shown beside a line’s price', () => {
  it('are the earlier price, and the price of pieces beyond a promotion’s limit', () => {
    expect(only(lineOf('lamp', 4000, { sku: { lowestPrice: 5000 } }))).toMatchObject({
      price: 4000,
      originalPrice: 5000,
      parts: [{ price: 4000, quantity: 1 }],
    })
    const sale = running(102, { promotionPrice: 3000, stock: 1, promotionInventoryStatus: 1 })
    expect(
      only(lineOf('lamp', 4000, { itemQuantity: 2, sku: { promotions: [sale], lowestPrice: 4000 } })),
    ).toMatchObject({
      price: 3000,
      originalPrice: 4000,
      parts: [
        { price: 3000, quantity: 1, most: 1 },
        { price: 4000, quantity: 1 },
      ],
    })
  })

  it('are the price for everybody, where a member or a code pays less', () => {
    const vip = running(104, { promotionPrice: 3000, promotionSupportTarget: 'vip' })
    expect(only(lineOf('lamp', 4000, { sku: { promotions: [vip] } }), { vip: true })).toMatchObject({
      price: 3000,
      originalPrice: 4000,
    })
    const fixed = { kind: 'code', id: 'c', price: 1000 } as const
    expect(only(lineOf('lamp', 4000, { sku: { fixed } }))).toMatchObject({ price: 1000, originalPrice: 4000 })
    expect(only(lineOf('lamp', 4000, { sku: { fixed: { ...fixed, price: 4000 } } })).originalPrice).toBeUndefined()
  })
})
