import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowsFreeTrial,
  AVAILABILITY,
  AVAILABILITY_LABEL,
  pickSku,
  skuAvailability,
  skuMatrix,
  spuAvailability,
} from '#index'
import { conditions, NOW, saleAttributes, sku, skus } from './arbitraries'

/** Whether the choices contain every attribute of a sku with the sku's value. */
const hasAll = (one: { attributes: readonly { name: string; value: string }[] }, chosen: Record<string, string>) =>
  one.attributes.every(({ name, value }) => chosen[name] === value)

const open = { skuStatus: 1, skuSaleStatus: 1, inventoryStatus: 1 }
const withStock = (promotionInventoryStatus: number | undefined, promotionType = 101) => ({
  promotionId: 'p',
  promotionType,
  beginTime: NOW - 1,
  endTime: NOW + 1,
  promotionInventoryStatus,
})

describe('whether a sku or spu can be bought (S23)', () => {
  it('names the first reason a sku cannot be bought', () => {
    expect(skuAvailability({ ...open, skuStatus: 0, skuSaleStatus: 0, inventoryStatus: 0 })).toBe(AVAILABILITY.inactive)
    expect(skuAvailability({ ...open, skuSaleStatus: 0, inventoryStatus: 0 })).toBe(AVAILABILITY.notOnSale)
    expect(skuAvailability({ ...open, inventoryStatus: 0 })).toBe(AVAILABILITY.soldOut)
    expect(skuAvailability(open)).toBe(AVAILABILITY.available)
  })

  it('distinguishes the promotion’s stock from the stock', () => {
    expect(skuAvailability({ ...open, promotions: [withStock(1)] })).toBe(AVAILABILITY.available)
    expect(skuAvailability({ ...open, promotions: [withStock(0)] })).toBe(AVAILABILITY.promotionSoldOut)
    expect(skuAvailability({ ...open, inventoryStatus: 0, promotions: [withStock(1)] })).toBe(
      AVAILABILITY.promotionSoldOut,
    )
    expect(skuAvailability({ ...open, inventoryStatus: 0, promotions: [withStock(undefined)] })).toBe(
      AVAILABILITY.soldOut,
    )
  })

  it('uses the crowd-funding’s stock where no main promotion decides', () => {
    expect(skuAvailability({ ...open, promotions: [withStock(1, 205), withStock(0, 113)] })).toBe(
      AVAILABILITY.promotionSoldOut,
    )
    expect(skuAvailability({ ...open, promotions: [withStock(0, 113), withStock(1, 102)] })).toBe(
      AVAILABILITY.available,
    )
  })

  it('can be bought although its gift is gone', () => {
    expect(skuAvailability({ ...open, promotions: [withStock(0, 205)] })).toBe(AVAILABILITY.available)
  })

  it('is decided for a shopper who buys alone as if there were no groups', () => {
    const { beginTime, endTime } = { beginTime: NOW - 1, endTime: NOW + 1 }
    const one = (promotionType: number) => ({
      promotionId: `p${promotionType}`,
      promotionType,
      promotionPrice: 100,
      promotionInventoryStatus: 0,
      beginTime,
      endTime,
    })
    const both = { ...open, promotions: [one(103), one(105)] }
    expect(skuAvailability(both, { now: NOW })).toBe(AVAILABILITY.promotionSoldOut)
    expect(skuAvailability(both, { now: NOW, group: true })).toBe(AVAILABILITY.available)
  })

  it('can be bought again once the sold out flash sale is over', () => {
    const afterwards = { now: NOW + 2 }
    expect(skuAvailability({ ...open, promotions: [withStock(0)] }, afterwards)).toBe(AVAILABILITY.available)
  })

  it('uses the first sku to decide whether the spu is active and on sale, and any sku for stock', () => {
    const soldOut = { ...open, inventoryStatus: 0 }
    expect(spuAvailability([])).toBe(AVAILABILITY.inactive)
    expect(spuAvailability([{ ...open, skuStatus: 0 }, open])).toBe(AVAILABILITY.inactive)
    expect(spuAvailability([{ ...open, skuSaleStatus: 0 }, open])).toBe(AVAILABILITY.notOnSale)
    expect(spuAvailability([soldOut, open])).toBe(AVAILABILITY.available)
    expect(spuAvailability([soldOut, soldOut])).toBe(AVAILABILITY.soldOut)
    expect(spuAvailability([soldOut, { ...open, promotions: [withStock(0)] }])).toBe(AVAILABILITY.promotionSoldOut)
  })

  it('uses the picked sku instead of the first, so that one taken off the shelf does not hide the others', () => {
    const skus = [
      { ...open, skuNo: 'a', skuStatus: 0 },
      { ...open, skuNo: 'b' },
      { ...open, skuNo: 'c', skuSaleStatus: 0 },
    ]
    expect(spuAvailability(skus, undefined, pickSku(skus, { skuNo: 'a' }))).toBe(AVAILABILITY.available)
    expect(spuAvailability(skus, undefined, skus[2])).toBe(AVAILABILITY.notOnSale)
    expect(spuAvailability([], undefined, pickSku([]))).toBe(AVAILABILITY.inactive)
  })

  it('is the same for a spu with one sku as for that sku', () => {
    fc.assert(
      fc.property(sku, conditions, (one, given) => {
        expect(spuAvailability([one], given)).toBe(skuAvailability(one, given))
      }),
    )
  })

  it('has words for every code except the one that can be bought', () => {
    expect(Object.entries(AVAILABILITY_LABEL).filter(([, label]) => label === '')).toEqual([['1', '']])
  })
})

describe('picking a sku (S24)', () => {
  const list = [
    { ...open, skuNo: 'a', inventoryStatus: 0 },
    { ...open, skuNo: 'b' },
    { ...open, skuNo: 'c' },
  ]

  it('opens with the requested sku', () => expect(pickSku(list, { skuNo: 'c' })?.skuNo).toBe('c'))
  it('opens with the first that can be bought when the requested one is sold out', () =>
    expect(pickSku(list, { skuNo: 'a' })?.skuNo).toBe('b'))
  it('opens with the first sku of all when none can be bought', () =>
    expect(pickSku(list.slice(0, 1), { skuNo: 'x' })?.skuNo).toBe('a'))
  it('picks nothing from nothing', () => expect(pickSku([])).toBeUndefined())

  it('offers a free trial that the sku allows', () => {
    expect([-1, 0, 1, 5, 6, 7].filter((status) => allowsFreeTrial({ freePromotionStatus: { status } }))).toEqual([
      -1, 0, 6,
    ])
    expect(allowsFreeTrial({})).toBe(true)
    const trial = [
      { ...open, skuNo: 'a', freePromotionStatus: { status: 1 } },
      { ...open, skuNo: 'b', freePromotionStatus: { status: 6 } },
    ]
    expect(pickSku(trial, { skuNo: 'a', freeTrial: true })?.skuNo).toBe('b')
    expect(pickSku(trial, { skuNo: 'a' })?.skuNo).toBe('a')
  })

  it('never picks one that cannot be bought while another can', () => {
    fc.assert(
      fc.property(skus, fc.string({ maxLength: 3 }), conditions, (all, skuNo, given) => {
        const picked = pickSku(all, { skuNo, conditions: given })
        const canBuy = (one: (typeof all)[number]) => skuAvailability(one, given) === AVAILABILITY.available
        expect(picked === undefined).toBe(all.length === 0)
        expect(picked !== undefined && canBuy(picked)).toBe(all.some(canBuy))
        const asked = all.find((one) => one.skuNo === skuNo && canBuy(one))
        expect(asked ?? picked).toBe(picked)
      }),
    )
  })
})

describe('the sku picker', () => {
  const attributes = (colour: string, kind: string) => [
    { name: '颜色', value: colour },
    { name: '规格', value: kind },
  ]
  const list = [
    { ...open, attributes: attributes('月光白', '标准版') },
    { ...open, attributes: attributes('曜石黑', '尊享版') },
    { ...open, inventoryStatus: 0, attributes: attributes('暖砂金', '尊享版') },
  ]

  it('greys out values that no sku in stock has together with the current choice', () => {
    const [colours, kinds] = skuMatrix(list, saleAttributes, { 颜色: '月光白' })
    expect(colours?.values).toEqual([
      { value: '月光白', selected: true, available: true },
      { value: '曜石黑', selected: false, available: true },
      { value: '暖砂金', selected: false, available: false },
    ])
    expect(kinds?.values.map(({ available }) => available)).toEqual([true, false])
  })

  it('leads from every offered choice to a sku that can be bought, however the choices are made', () => {
    fc.assert(
      fc.property(
        skus,
        conditions,
        fc.array(fc.nat(4), { minLength: 2, maxLength: 2 }),
        fc.boolean(),
        (all, given, picks, backwards) => {
          let selected: Record<string, string> = {}
          const order = backwards ? [1, 0] : [0, 1]
          for (const [turn, at] of order.entries()) {
            const offered = skuMatrix(all, saleAttributes, selected, given)[at]
            const choices = offered?.values.filter(({ available }) => available) ?? []
            const choice = choices[(picks[turn] ?? 0) % Math.max(1, choices.length)]
            if (!offered || !choice) {
              expect(turn === 0 && all.every((one) => skuAvailability(one, given) !== AVAILABILITY.available)).toBe(
                true,
              )
              return
            }
            selected = { ...selected, [offered.name]: choice.value }
          }
          expect(
            all.some((one) => hasAll(one, selected) && skuAvailability(one, given) === AVAILABILITY.available),
          ).toBe(true)
        },
      ),
    )
  })

  it('offers a value exactly when choosing it leads to a sku that can be bought', () => {
    fc.assert(
      fc.property(skus, fc.constantFrom('月光白', '曜石黑', '暖砂金'), (all, colour) => {
        const kinds = skuMatrix(all, saleAttributes, { 颜色: colour })[1]
        for (const { value, available } of kinds?.values ?? []) {
          const reached = all.filter(
            (one) => hasAll(one, { 颜色: colour, 规格: value }) && skuAvailability(one) === AVAILABILITY.available,
          )
          expect(available).toBe(reached.length > 0)
        }
      }),
    )
  })
})
