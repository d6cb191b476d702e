import { AVAILABILITY, REPLY_CODE } from '@hearth/domain'
import type {
  CategoryWidget,
  ContentPage,
  Merchant,
  ProductItem,
  PromotionList,
  Recommendations,
  ShelfWidget,
  Sku,
  Spu,
  SpuSkus,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wantedProducts } from '#areas/content/wanted-products'
import { readCards } from '#areas/products/read-cards'
import { openTestShop, type TestShop } from '../../../test/shop'

describe('products', () => {
  let shop: TestShop
  let firstSku: string
  beforeAll(async () => {
    shop = await openTestShop({ demo: true })
    firstSku = (await get<Spu>('/api/products/base/v2/1001/2')).defaultSkuNo
  })
  afterAll(() => shop.close())

  const get = async <Data>(url: string) => (await shop.ask<Data>(url)).data!
  const cards = (page: ContentPage) =>
    page.blocks.flatMap((block) => block.widgets).flatMap((widget) => ('products' in widget ? widget.products : []))

  it('are listed with the running promotions of a type, each with what it covers, best sellers first', async () => {
    const list = async (promotionType: number) =>
      (await get<PromotionList>(`/api/platform/promotions/v1/bytype?promotionType=${promotionType}`)).result
    const [home, large] = await list(1001)
    expect([home, large]).toMatchObject([
      { promotionId: 'full-1', promotionName: '全屋智能满 500 减 50', thresholdAmount: 50_000, reduceAmount: 5000 },
      { promotionId: 'full-2', thresholdAmount: 200_000 },
    ])
    expect(new Set(home!.products.map(({ categoryCode }) => categoryCode))).toEqual(
      new Set(['speaker', 'display', 'sensor']),
    )
    const sold = home!.products.map(({ soldQuantity }) => soldQuantity)
    expect(sold).toEqual(sold.toSorted((one, other) => other - one))
    expect((await list(103)).map(({ promotionId }) => promotionId)).toEqual(['group-1', 'group-2'])
    const wrong = await shop.ask('/api/platform/promotions/v1/bytype?promotionType=9')
    expect(wrong).toMatchObject({ code: REPLY_CODE.badInput, field: 'promotionType' })
  })

  it('shows a spu, its skus and its seller', async () => {
    const spu = await get<Spu>('/api/products/base/v2/1001/2')
    expect(spu).toMatchObject({ spuNo: '1001', merchantId: 'hearth', categoryCode: 'speaker' })
    expect(spu.pictures[0]).toMatchObject({
      url: expect.stringMatching(/^\/pictures\/1001-[\w-]+\.[0-9a-f]{8,}$/),
      width: 1500,
    })
    const [group] = await get<SpuSkus[]>('/api/products/spu_skus/v3?spuNo=1001')
    expect(group!.skus.map((sku) => sku.skuNo)).toContain(spu.defaultSkuNo)
    const merchant = await get<Merchant>('/api/products/merchant/v1/hearth')
    expect(merchant).toMatchObject({ name: '暖居官方旗舰店', productCount: 50 })
    const sold = merchant.products.map(({ soldQuantity }) => soldQuantity)
    expect(sold).toHaveLength(8)
    expect(sold).toEqual([...sold].sort((one, other) => other - one))
    expect(await shop.ask('/api/products/base/v2/nope/2')).toMatchObject({
      status: 404,
      code: REPLY_CODE.notFound,
      message: '没有找到这件商品',
    })
  })

  it('answers lookups in the requested order, each once, and leaves out unknown ones', async () => {
    const skus = await get<Sku[]>(`/api/products/skus/v3?skuNo=nope&skuNo=${firstSku}&skuNo=${firstSku}`)
    expect(skus.map((sku) => sku.skuNo)).toEqual([firstSku])
    const items = await get<ProductItem[]>(`/api/products/items/v2?spuNo=1601&spuNo=1001&skuNo=${firstSku}`)
    expect(items.map((item) => item.spuNo)).toEqual(['1601', '1001', '1001'])
    expect(await get<ProductItem[]>('/api/products/items/v2')).toEqual([])
  })

  it('shows cart promotions only to callers that ask for them', async () => {
    const all = await shop.connection.db
      .selectFrom('promotion_sku')
      .innerJoin('promotion', 'promotion.id', 'promotion_id')
      .select('sku_no')
      .where('promotion_type', '=', 1001)
      .executeTakeFirstOrThrow()
    const types = async (more: string) =>
      (await get<Sku[]>(`/api/products/skus/v3?skuNo=${all.sku_no}${more}`))[0]!.promotions.map(
        (promotion) => promotion.promotionType,
      )
    expect(await types('&promotionGroup=1')).toContain(1001)
    expect(await types('')).not.toContain(1001)
  })

  it('prices cards by the promotions that hold now, and strikes through the price they lower', async () => {
    const home = await get<ContentPage>('/cms/api/v1/widgets?urlMapping=/home')
    const flash = home.blocks
      .flatMap((block) => block.widgets)
      .find((widget): widget is ShelfWidget => widget.widgetType === 3 && widget.title === '限时秒杀')!
    expect(flash.endTime).toBeGreaterThan(shop.ports.clock())
    expect(flash.products.length).toBeGreaterThan(0)
    for (const card of flash.products) {
      expect(card).toMatchObject({ promotionType: 101, tags: expect.arrayContaining(['限时秒杀']) })
      expect(card.originalPrice).toBeGreaterThan(card.price)
    }
  })

  it('builds the home page from its blocks, with the header menu in block 1002', async () => {
    const home = await get<ContentPage>('/cms/api/v1/widgets?urlMapping=/home')
    const menu = home.blocks.find((block) => block.blockId === 1002)!.widgets[0]!
    expect(menu.widgetType).toBe(17)
    if (menu.widgetType !== 17) return
    expect(menu.items.length).toBeGreaterThanOrEqual(8)
    for (const item of menu.items)
      expect(item.products.every((product) => product.categoryCode === item.categoryCode)).toBe(true)
    expect(cards(home).length).toBeGreaterThan(20)
  })

  it('shows every product on the page of all products', async () => {
    const page = await get<ContentPage>('/cms/api/v1/widgets?urlMapping=/allproducts')
    expect(new Set(cards(page).map((card) => card.spuNo)).size).toBe(50)
  })

  describe('in a category with many products', () => {
    const category = async (query = '') => {
      const page = await get<ContentPage>(`/cms/api/v1/widgets?urlMapping=/allproducts${query}`)
      const widgets = page.blocks
        .flatMap((block) => block.widgets)
        .filter((widget): widget is CategoryWidget => widget.widgetType === 4)
      return { widgets, lamps: widgets.find((widget) => widget.categoryCode === 'lamp')! }
    }
    beforeAll(async () => {
      const { db } = shop.connection
      await sql`
        insert into spu
        select ('many-' || n), name, selling_point, brand_name, category_code, merchant_id, pictures, detail_pictures,
          highlights, specifications, sale_attributes, services, default_sku_no, sold_before, 1000 + n, created_at
        from spu cross join generate_series(10, 69) as n where spu_no = '1501'`.execute(db)
    })
    afterAll(() => sql`delete from spu where spu_no like 'many-%'`.execute(shop.connection.db))

    it('shows the first products of each category, and says how many there are', async () => {
      const { widgets, lamps } = await category()
      expect(lamps).toMatchObject({ totalCount: 65, products: { length: 8 } })
      expect(widgets.map((widget) => widget.products.length)).toEqual(
        widgets.map((widget) => Math.min(8, widget.totalCount)),
      )
    })

    it('shows one category page by page, each product once and in order, and no other category with products', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => category(`&categoryCode=lamp&pageNo=${page}`)))
      expect(pages.map(({ lamps }) => lamps.products.length)).toEqual([24, 24, 17, 0])
      const numbers = pages.flatMap(({ lamps }) => lamps.products.map((product) => product.spuNo))
      expect(numbers.slice(5)).toEqual(Array.from({ length: 60 }, (_, n) => `many-${n + 10}`))
      expect(new Set(numbers).size).toBe(65)
      for (const { widgets } of pages)
        for (const widget of widgets) if (widget.categoryCode !== 'lamp') expect(widget.products).toEqual([])
    })

    it('refuses an invalid page', async () => {
      for (const page of ['0', '-1', '1.5', 'x', '100001'])
        expect(
          await shop.ask(`/cms/api/v1/widgets?urlMapping=/allproducts&categoryCode=lamp&pageNo=${page}`),
        ).toMatchObject({ code: REPLY_CODE.badInput, field: 'pageNo' })
    })

    it('reads no more products for the home page than it shows', async () => {
      const { blocks } = await shop.connection.db
        .selectFrom('content_page')
        .select('blocks')
        .where('url_mapping', '=', '/home')
        .executeTakeFirstOrThrow()
      const { spus } = await readCards(shop.connection.db, wantedProducts(blocks, { start: 0 }), shop.ports.clock())
      // The menu of the home page shows six lamps: the five lamps that existed before, and the first of the added ones.
      expect(spus.map((spu) => spu.spu_no).filter((spuNo) => spuNo.startsWith('many-'))).toEqual(['many-10'])
    })

    it('shows no category that the page does not list', async () => {
      expect((await category('&categoryCode=nothing')).widgets.every((widget) => widget.products.length === 0)).toBe(
        true,
      )
    })
  })

  it('recommends products of the same category first, never the product itself, and only what can be bought', async () => {
    await shop.connection.db.updateTable('sku').set({ stock: 0 }).where('spu_no', '=', '1003').execute()
    const { result: items } = await post<Recommendations>({ scene: 'product', spuNo: '1001', count: 20 })
    expect(items).toHaveLength(20)
    expect(items[0]!.categoryCode).toBe('speaker')
    const numbers = items.map((item) => item.spuNo)
    expect(numbers).not.toContain('1001')
    expect(numbers).not.toContain('1003')
    const lastSpeaker = items.findLastIndex((item) => item.categoryCode === 'speaker')
    expect(items.findIndex((item) => item.categoryCode !== 'speaker')).toBeGreaterThan(lastSpeaker)
  })

  it('recommends no product whose promotion has run out, and still as many as were asked for', async () => {
    const { db } = shop.connection
    const usual = await post<Recommendations>({ scene: 'product', spuNo: '1001', count: 4 })
    const { spuNo } = usual.result[0]!
    await sql`
      insert into promotion (id, promotion_type, name, begin_time, end_time)
      values ('gone', 101, '抢光', 0, ${shop.ports.clock() + 1000})`.execute(db)
    await sql`
      insert into promotion_sku (promotion_id, sku_no, promotion_price, stock)
      select 'gone', sku_no, 1, 0 from sku
      where spu_no = ${spuNo}`.execute(db)
    const { result: items } = await post<Recommendations>({ scene: 'product', spuNo: '1001', count: 4 })
    expect(items).toHaveLength(4)
    expect(items.map((item) => [item.spuNo, item.availability])).toEqual(
      items.map((item) => [item.spuNo, AVAILABILITY.available]),
    )
    expect(items.map((item) => item.spuNo)).not.toContain(spuNo)
    await sql`delete from promotion_sku where promotion_id = 'gone'`.execute(db)
  })

  const post = async <Data>(payload: object) =>
    (await shop.ask<Data>({ method: 'POST', url: '/api/platform/recommender/v1', payload })).data!

  it('goes on selling a spu whose first sku is taken off the shelf', async () => {
    const [first] = (await get<SpuSkus[]>('/api/products/spu_skus/v3?spuNo=1001'))[0]!.skus
    const put = (sku_status: 0 | 1) =>
      shop.connection.db.updateTable('sku').set({ sku_status }).where('sku_no', '=', first!.skuNo).execute()
    await put(0)
    const { spus, card } = await readCards(shop.connection.db, sql`spu.spu_no = '1001'`, shop.ports.clock())
    await put(1)
    expect(card(spus[0]!)).toMatchObject({ availability: AVAILABILITY.available })
    expect(card(spus[0]!).skuNo).not.toBe(first!.skuNo)
  })

  it('says that a spu is sold out, and how few pieces are left', async () => {
    const [sold] = await get<ProductItem[]>('/api/products/items/v2?spuNo=1003')
    expect([3, 4]).toContain(sold!.availability)
    await shop.connection.db.updateTable('sku').set({ stock: 3 }).where('sku_no', '=', firstSku).execute()
    const [sku] = await get<Sku[]>(`/api/products/skus/v3?skuNo=${firstSku}`)
    expect(sku).toMatchObject({ inventoryStatus: 1, surplus: 3 })
  })

  it('takes at most 6 queries for a product page, and never one for each item', async () => {
    const counted = async (work: () => Promise<object>) => {
      shop.queries.length = 0
      await work()
      return shop.queries.length
    }
    const page = () =>
      Promise.all([
        get('/api/products/base/v2/1001/2'),
        get('/api/products/spu_skus/v3?spuNo=1001'),
        post({ scene: 'product', spuNo: '1001' }),
      ])
    expect(await counted(page)).toBeLessThanOrEqual(6)
    const many = Array.from({ length: 20 }, (_, n) => `spuNo=${1001 + n}`).join('&')
    expect(await counted(() => get(`/api/products/items/v2?${many}`))).toBeLessThanOrEqual(3)
    expect(await counted(() => get('/cms/api/v1/widgets?urlMapping=/home'))).toBeLessThanOrEqual(4)
    expect(await counted(() => get('/cms/api/v1/widgets?urlMapping=/allproducts'))).toBeLessThanOrEqual(4)
  })
})
