import { DAY, PROMOTION_TYPE } from '@hearth/domain'
import type { ProductItem, Sku } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepPrices } from '#areas/products/keep-prices'
import { promote, stockShelf } from '../../../test/shelf'
import { openTestShop, type TestShop } from '../../../test/shop'

describe('a price that is struck through', () => {
  let shop: TestShop
  const db = () => shop.connection.db
  const now = () => shop.ports.clock()
  beforeAll(async () => {
    shop = await openTestShop()
    await stockShelf(db(), [{ skuNo: 'lamp' }])
  })
  afterAll(() => shop.close())

  const sell = (price: number) => sql`update sku set price = ${price} where sku_no = 'lamp'`.execute(db())
  const card = async () => (await shop.ask<ProductItem[]>('/api/products/items/v2?skuNo=lamp')).data![0]!
  const sku = async () => (await shop.ask<Sku[]>('/api/products/skus/v3?skuNo=lamp')).data![0]!
  const look = () => shop.run('keep prices')
  const cut = (id: string, price: number, days: number) =>
    promote(db(), {
      id,
      type: PROMOTION_TYPE.discount,
      skuNos: ['lamp'],
      price,
      beginTime: now(),
      endTime: now() + days * DAY,
    })

  it('is not shown for a product that nobody could buy before', async () => {
    await cut('opening', 8000, 1)
    await look()
    expect(await card()).toMatchObject({ price: 8000 })
    expect(await card()).not.toHaveProperty('originalPrice')
    shop.wait(2 * DAY)
    await look()
    expect(await card()).toMatchObject({ price: 10_000 })
    expect(await card()).not.toHaveProperty('originalPrice')
  })

  it('is the lowest of the seven days before, so that raising a price before a promotion does not make it larger', async () => {
    shop.wait(30 * DAY)
    await look()
    await sell(15_000)
    shop.wait(1000)
    await look()
    shop.wait(3 * DAY)
    await cut('sale', 9000, 3)
    await look()
    expect(await sku()).toMatchObject({ price: 15_000, lowestPrice: 10_000 })
    expect(await card()).toMatchObject({ price: 9000, originalPrice: 10_000 })
  })

  it('is not the ordinary price where the product was sold at a promotion’s price a few days ago', async () => {
    shop.wait(4 * DAY)
    await look()
    await cut('again', 9000, 3)
    await look()
    expect(await card()).toMatchObject({ price: 9000 })
    expect(await card()).not.toHaveProperty('originalPrice')
  })

  it('says for thirty days that the product became cheaper', async () => {
    shop.wait(4 * DAY)
    await look()
    shop.wait(20 * DAY)
    await sell(12_000)
    await look()
    expect(await card()).toMatchObject({ price: 12_000, originalPrice: 15_000 })
    shop.wait(29 * DAY)
    await look()
    expect(await card()).toMatchObject({ originalPrice: 15_000 })
    shop.wait(2 * DAY)
    await look()
    expect(await card()).not.toHaveProperty('originalPrice')
  })

  it('renews pages, and reads no product whose price is unchanged', async () => {
    const version = async () =>
      (
        await sql<{
          value: string
        }>`select value #>> '{}' as value from setting where name = 'catalogueVersion'`.execute(db())
      ).rows[0]?.value
    const before = await version()
    await sell(9000)
    await look()
    expect(await version()).not.toBe(before)
    shop.queries.length = 0
    expect(await keepPrices(db(), now())).toBe(0)
    expect(shop.queries.filter((text) => /price_history|update/.test(text) && !/with running/.test(text))).toEqual([])
  })
})
