import { describe, expect, it } from 'vitest'
import {
  movedTimes,
  PROMOTION_TYPE,
  promotionDeeds,
  promotionPath,
  promotionWarnings,
  type PreviewedSku,
  type WarnedPromotion,
} from '#index'

const NOW = 1_795_000_000_000

describe('actions of staff on a promotion', () => {
  const time = { beginTime: NOW, endTime: NOW + 10 }
  const deeds = (more: object, at: number) =>
    promotionDeeds({ promotionType: PROMOTION_TYPE.groupBuy, ...time, ...more }, at)

  it('are to start it before it begins, to end it before it is over, and to change and copy it at any time', () => {
    expect(deeds({}, NOW - 1)).toEqual(['change', 'start', 'end', 'copy'])
    expect(deeds({}, NOW)).toEqual(['change', 'end', 'copy'])
    expect(deeds({}, NOW + 10)).toEqual(['change', 'end', 'copy'])
    expect(deeds({}, NOW + 11)).toEqual(['change', 'copy'])
  })

  it('exclude ending it twice, and ending one whose end was agreed with its buyers', () => {
    expect(deeds({ stoppedAt: NOW }, NOW + 1)).toEqual(['change', 'copy'])
    for (const promotionType of [PROMOTION_TYPE.preSale, PROMOTION_TYPE.crowdFunding, PROMOTION_TYPE.freeTrial])
      expect(deeds({ promotionType }, NOW)).toEqual(['change', 'copy'])
  })
})

it('moves a promotion to another time and keeps its later times at the same distance, unless they are named', () => {
  const reservation = { beginTime: 100, reserveEndTime: 130, buyBeginTime: 140, endTime: 150, displayTime: 90 }
  expect(movedTimes(reservation, { beginTime: 300, endTime: 400 })).toEqual({
    ...{ beginTime: 300, endTime: 400, displayTime: 290, reserveEndTime: 330, buyBeginTime: 340 },
  })
  expect(movedTimes(reservation, { beginTime: 300, endTime: 400, displayTime: 10, buyBeginTime: 390 })).toMatchObject({
    ...{ displayTime: 10, reserveEndTime: 330, buyBeginTime: 390 },
  })
})

describe('warnings for an owner before a promotion runs', () => {
  const lamp: PreviewedSku = { skuNo: 'lamp', price: 20_000, promotionPrice: 15_000, shelfStock: 50, onShelf: true }
  const told = (sku: Partial<PreviewedSku>, more: Partial<WarnedPromotion> = {}) =>
    promotionWarnings({
      promotionType: PROMOTION_TYPE.groupBuy,
      skus: [{ ...lamp, ...sku }],
      beside: [],
      ...more,
    }).map(({ kind, field, text }) => [kind, field, text])

  it('are empty where its price is lower and there are pieces', () => {
    expect(told({})).toEqual([])
    expect(told({ stock: 50, floorPrice: 15_000 })).toEqual([])
  })

  it.each([
    ['off the shelf', { onShelf: false }, 'offShelf', 'skus[0].skuNo'],
    ['without pieces', { stock: 0 }, 'noPieces', 'skus[0].stock'],
    ['without pieces on the shelf', { shelfStock: 0 }, 'noPieces', 'skus[0].stock'],
    ['with more pieces than the shelf', { stock: 51 }, 'fewerPieces', 'skus[0].stock'],
    ['below its floor', { floorPrice: 15_001 }, 'belowFloor', 'skus[0].promotionPrice'],
    ['no cheaper', { promotionPrice: 20_000 }, 'noCheaper', 'skus[0].promotionPrice'],
  ])('name a sku %s, by its field', (_, sku, kind, field) => {
    expect(told(sku)).toEqual([[kind, field, expect.stringContaining('lamp')]])
  })

  it('name another promotion of the sku at the same time, the one that counts, and its title', () => {
    const sale = { skuNo: 'lamp', promotionId: 'sale', promotionType: PROMOTION_TYPE.flashSale, name: '晚场' }
    expect(told({}, { beside: [sale] })[0]?.[2]).toContain('重叠期间以该活动为主')
    const newcomer = { ...sale, promotionType: PROMOTION_TYPE.newcomer }
    expect(told({}, { beside: [newcomer] })[0]?.[2]).toContain('重叠期间以本活动为主')
    expect(told({}, { beside: [{ ...sale, skuNo: 'other' }] })).toEqual([])
    expect(told({}, { word: '刷单' })).toEqual([['word', 'promotionName', expect.stringContaining('刷单')]])
  })
})

it('leads from a promotion to the page of its kind, and to its product where the kind has none', () => {
  expect(promotionPath(PROMOTION_TYPE.flashSale, 'a b', '1')).toBe('/seckill?promotionId=a%20b')
  expect(promotionPath(PROMOTION_TYPE.reservation, 'r', '1')).toBe('/reservation/r')
  expect(promotionPath(PROMOTION_TYPE.discount, 'd', '1')).toBe('/product/1')
})
