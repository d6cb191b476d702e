import { describe, expect, it } from 'vitest'
import { findFaults } from '#audit/audit-shop'
import { drawPicture } from '#demo/art/draw-picture'
import { demoShop } from '#demo/demo-shop'
import { openTestDatabase } from '../../test/database'

const shop = demoShop(1_800_000_000_000)
const skus = shop.products!.flatMap((spu) => spu.skus)

describe('the demo shop', () => {
  it('sells at least 48 spus and 150 skus in 8 or more categories', () => {
    expect(shop.products!.length).toBeGreaterThanOrEqual(48)
    expect(skus.length).toBeGreaterThanOrEqual(150)
    expect(new Set(shop.products!.map((spu) => spu.categoryCode)).size).toBeGreaterThanOrEqual(8)
  })

  it('breaks no law of a shop', async () => {
    const { db, close } = await openTestDatabase({ demo: true })
    expect(await findFaults(db).finally(close)).toEqual([])
  })

  it('has a number of its own for each sku', () => {
    expect(new Set(skus.map((sku) => sku.skuNo)).size).toBe(skus.length)
  })

  it('can draw every picture it names', () => {
    const named = new Set(shop.pictures!.map((picture) => picture.name))
    for (const spu of shop.products!)
      for (const name of [...spu.pictures, ...spu.detailPictures, ...spu.skus.map((sku) => sku.picture)])
        expect(named).toContain(name)
    for (const name of named) expect(drawPicture(name)).toMatch(/^<svg/)
  })

  it('links its home page to its other services, and shows a licence marked as an example', () => {
    const entries = shop
      .pages!.find(({ urlMapping }) => urlMapping === '/home')!
      .blocks.flatMap(({ widgets }) => widgets.flatMap((widget) => (widget.widgetType === 2 ? widget.items : [])))
    const urls = entries.map(({ url }) => url.split('/')[1])
    expect(entries).toHaveLength(10)
    for (const door of ['coupons', 'points', 'trials', 'crowd', 'newcomer']) expect(urls).toContain(door)
    expect(drawPicture(shop.shop!.license!.picture)).toContain('不是真实证照')
  })

  it('is never more expensive in a promotion than without', () => {
    const prices = new Map(skus.map((sku) => [sku.skuNo, sku.price]))
    const priced = shop.promotions!.flatMap(({ skus }) => skus.filter((sku) => sku.promotionPrice !== undefined))
    expect(priced.length).toBeGreaterThan(0)
    expect(priced.filter(({ skuNo, promotionPrice }) => promotionPrice! >= prices.get(skuNo)!)).toEqual([])
  })

  it('names only existing skus in promotions and gifts', () => {
    const known = new Set(skus.map((sku) => sku.skuNo))
    for (const promotion of shop.promotions!) {
      for (const { skuNo } of promotion.skus) expect(known).toContain(skuNo)
      if (promotion.giftSkuNo) expect(known).toContain(promotion.giftSkuNo)
    }
  })

  it('draws no picture for an unknown name', () => {
    expect(drawPicture('1001-nocolour-face')).toBeUndefined()
    expect(drawPicture('../../etc/passwd')).toBeUndefined()
  })
})
