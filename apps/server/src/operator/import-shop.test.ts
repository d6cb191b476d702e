import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROMOTION_TYPE, REPLY_CODE, SKU_STATUS } from '@hearth/domain'
import type { ContentPage, PlacedOrder, Spu, SpuSkus } from '@hearth/sdk/core'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { demoShop } from '#demo/demo-shop'
import { requestOf } from '#operator/files/request-of'
import type { ShopFile } from '@hearth/ops'
import { operate } from '../../test/command-line'
import { greyPng } from '../../test/grey-png'
import { writeGuideShop } from '../../test/guide'
import { draftOf, giveAddress } from '../../test/shelf'
import { openTestShop, type TestShop } from '../../test/shop'

let shop: TestShop
let file: ShopFile
beforeAll(async () => {
  shop = await openTestShop({ demo: true })
})
afterAll(() => shop.close())
beforeEach(() => void (file = structuredClone(demoShop(shop.ports.clock()))))

const hearth = (args: string[], input?: string) => operate(shop, { args, input })
const imported = (part: object = file) => hearth(['import', 'shop.json'], JSON.stringify(part))
const refusal = async (part: object) => {
  const { code, output } = await imported(part)
  expect(code).toBe(1)
  return output
}

describe('the shop file of the guide', () => {
  it('is imported as printed, with its picture from the folder, and its product can be viewed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-guide-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const { args, input } = await requestOf(['import', await writeGuideShop(folder)], (path) => path)
    expect(await hearth(args, input)).toMatchObject({
      code: 0,
      output: 'Imported 1 products with 1 skus, and 0 promotions.',
    })
    const { data } = await shop.ask<Spu>('/api/products/base/v2/5001/2')
    expect(data).toMatchObject({ spuNo: '5001', pictures: [{ width: 1200, height: 1200 }] })
  })
})

describe('a page in a shop file', () => {
  const page = (...blocks: object[]) => ({ pages: [{ urlMapping: '/home', title: '首页', description: '', blocks }] })
  const shelf = (pick: object) => page({ blockId: 1005, widgets: [{ widgetType: 3, title: '秒杀', pick }] })

  it('is refused whole with the place of its fault, and the home page stays unchanged', async () => {
    expect(await refusal(page({}))).toContain('pages[0].blocks[0].blockId: 必须填写，须是 1 至')
    expect(await refusal(page({ blockId: 1, widgets: [{}] }))).toContain(
      'pages[0].blocks[0].widgets[0].widgetType: 必须填写，须是 17、1、2、3、4',
    )
    expect(await refusal(page({ blockId: 1, widgets: [{ widgetType: '3', title: '秒杀' }] }))).toContain(
      'widgetType: 须是 17、1、2、3、4',
    )
    expect(await refusal(page({ blockId: 1, widgets: [{ widgetType: 3, title: '秒杀' }] }))).toContain(
      'widgets[0].pick: 必须填写，须是对象',
    )
    expect(await refusal(shelf({ by: 'luck' }))).toContain('pick.by: 须是 spu、promotion、newest、bestSold 之一')
    expect(await refusal(shelf({ by: 'promotion', promotionId: 'flash-1' }))).toContain(
      'pick.count: 必须填写，须是 1 至 1000 的整数',
    )
    expect(
      await refusal(
        page({
          blockId: 1,
          widgets: [{ widgetType: 1, items: [{ title: '灯', url: '/', subtitle: '', tone: 'pink', picture: {} }] }],
        }),
      ),
    ).toContain('tone: 须是 light、dark 之一')
    const { data } = await shop.ask<ContentPage>('/cms/api/v1/widgets?urlMapping=/home')
    expect(data?.blocks.length).toBeGreaterThan(5)
  })

  it('of the demo shop passes, and so does every way of picking', async () => {
    expect(await imported({ pages: file.pages })).toMatchObject({ code: 0 })
    for (const pick of [
      { by: 'spu', spuNos: ['1001'] },
      { by: 'newest', count: 3 },
      { by: 'bestSold', count: 3 },
      { by: 'promotion', promotionId: 'discount-1', count: 3 },
    ]) {
      expect(await imported(shelf(pick))).toMatchObject({ code: 0 })
      expect((await shop.ask<ContentPage>('/cms/api/v1/widgets?urlMapping=/home')).data?.blocks).toHaveLength(1)
    }
    await imported({ pages: file.pages })
  })
})

describe('a picture in a shop file', () => {
  const picture = (change: object) => ({ pictures: [{ name: 'lamp', alt: '灯', width: 20, height: 20, ...change }] })

  it('is refused when no address could be made for it', async () => {
    for (const name of ['封面', 'a/b', '../lamp', 'a b'])
      expect(await refusal(picture({ name }))).toContain('pictures[0].name: 须是')
    for (const hash of ['v2', '../../x', 'ABCDEF01', 'abc'])
      expect(await refusal(picture({ hash }))).toContain('pictures[0].hash: 须是')
  })

  it('is refused when it is no picture, or half of one', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#336699',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    for (const bytes of [Buffer.from('a letter'), half, Buffer.alloc(0)])
      expect(await refusal(picture({ file: bytes.toString('base64') || '=' }))).toContain('pictures[0].file: 不是图片')
    expect(await imported(picture({ file: whole.toString('base64') }))).toMatchObject({ code: 0 })
  })

  it('has the size it is shown at, whatever the file says', async () => {
    const flat = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    const sizeOf = async (bytes: Buffer, said: object) => {
      const { output } = await imported({
        pictures: [{ name: 'lamp', alt: '灯', file: bytes.toString('base64'), ...said }],
      })
      const size = await shop.connection.db
        .selectFrom('picture')
        .select(['width', 'height'])
        .where('name', '=', 'lamp')
        .executeTakeFirst()
      return [output.slice(0, 8), size]
    }
    expect(await sizeOf(await flat.clone().webp().toBuffer(), {})).toEqual(['Imported', { width: 60, height: 40 }])
    expect(await sizeOf(await flat.clone().png().toBuffer(), { width: 1, height: 1 })).toEqual([
      'Imported',
      { width: 60, height: 40 },
    ])
    expect(await sizeOf(await flat.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(), {})).toEqual([
      'Imported',
      { width: 40, height: 60 },
    ])
    expect(await refusal({ pictures: [{ name: 'lamp', alt: '灯' }] })).toContain(
      'pictures[0].width: 图片没有 file 时必须填写',
    )
  })

  it('is refused when it is of another kind, or has more pixels than a server should draw', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const gif = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#336699' } })
      .gif()
      .toBuffer()
    for (const [bytes, kind] of [
      [svg, 'svg'],
      [gif, 'gif'],
    ] as const)
      expect(await refusal(picture({ file: bytes.toString('base64') }))).toContain(
        `不是本店支持的图片（png、jpeg、webp），而是 ${kind}`,
      )
    for (const [width, height] of [
      [8000, 7000],
      [1, 29_000_000],
    ] as const)
      expect(await refusal(picture({ file: greyPng(width, height).toString('base64') }))).toContain(
        `pictures[0].file: 不是本店支持的图片：${width} x ${height} 像素，最多 5000 万像素，每边最多 30000 像素`,
      )
  })
})

describe('a reference in a row to something the shop does not have', () => {
  it('is reported with the file, the row and the field, and nothing is written', async () => {
    const [lamp] = structuredClone(file.products!)
    Object.assign(lamp!, { spuNo: 'lost', defaultSkuNo: 'lost-1', categoryCode: 'nowhere', merchantId: 'nobody' })
    lamp!.skus = [{ ...lamp!.skus[0]!, skuNo: 'lost-1' }]
    expect(await refusal({ products: [lamp] })).toBe(
      [
        'shop.json: 没有导入任何内容：',
        '  products[0].categoryCode: 没有分类 nowhere (lost)',
        '  products[0].merchantId: 没有商家 nobody (lost)',
      ].join('\n'),
    )
    Object.assign(lamp!, { categoryCode: 'lamp', merchantId: 'hearth' })
    lamp!.skus[0]!.picture = 'unknown'
    expect(await refusal({ products: [lamp] })).toContain('products[0].skus[0].picture: 没有图片 unknown (lost)')
    const [bundle] = structuredClone(file.bundles!)
    bundle!.skus[1]!.skuNo = 'unknown'
    expect(await refusal({ bundles: [bundle] })).toContain(
      `bundles[0].skus[1].skuNo: 没有商品规格 unknown (${bundle!.promotionId})`,
    )
  })
})

describe('a price for members', () => {
  it('is refused where everybody else pays less, also through promotions that run at the same time', async () => {
    const { beginTime, endTime, skus } = file.promotions!.find(({ promotionId }) => promotionId === 'flash-1')!
    const { skuNo } = skus[0]!
    const members = (promotionId: string, promotionPrice: number, supportTarget: 'all' | 'vip') => ({
      promotionId,
      promotionType: PROMOTION_TYPE.flashSale,
      promotionName: '会员秒杀',
      beginTime: endTime + 1,
      endTime: endTime + 1 + (endTime - beginTime),
      supportTarget,
      skus: [{ skuNo, promotionPrice }],
    })
    const theirs = members('members-flash', 200, 'vip')
    const all = { ...members('all-cut', 100, 'all'), promotionType: PROMOTION_TYPE.discount }
    expect(await refusal({ promotions: [all, theirs] })).toMatch(
      /promotions\[0\]\.skus\[0\]\.promotionPrice: \S+ 从 .* 起会员价 ¥2\.00 高于其他顾客的 ¥1\.00/,
    )
    const alike = { ...theirs, skus: [{ skuNo, promotionPrice: 100 }] }
    expect(await imported({ promotions: [all, alike] })).toMatchObject({ code: 0 })
  })
})

describe('an existing product', () => {
  it('keeps its skus: no other product takes them', async () => {
    const thief = structuredClone(file.products![0]!)
    thief.spuNo = 'thief'
    expect(await refusal({ products: [thief] })).toContain(
      `${thief.defaultSkuNo} 已经是商品 ${file.products![0]!.spuNo} 的规格`,
    )
  })

  const left = async (skuNo: string) =>
    (
      await sql<object>`
        select stock, sold from promotion_sku
        where promotion_id = 'flash-1' and sku_no = ${skuNo}`.execute(shop.connection.db)
    ).rows[0]

  it('has a promotion’s stock as the file says in total, less the sold pieces, and never below zero', async () => {
    await sql`
      update promotion_sku set stock = stock - 10, sold = sold + 10
      where promotion_id = 'flash-1' and sku_no = '100201'`.execute(shop.connection.db)
    const flash = file.promotions!.find(({ promotionId }) => promotionId === 'flash-1')!
    const inAll = async (stock?: number) => {
      flash.skus = flash.skus.map((sku) => (sku.skuNo === '100201' ? { ...sku, stock } : sku))
      expect(await imported({ promotions: [flash] })).toMatchObject({ code: 0 })
      return left('100201')
    }
    expect(await inAll(60)).toEqual({ stock: 50, sold: 10 })
    expect(await inAll(100)).toEqual({ stock: 90, sold: 10 })
    expect(await inAll(4)).toEqual({ stock: 0, sold: 10 })
    expect(await inAll(undefined)).toEqual({ stock: null, sold: 10 })
  })

  it('leaves the shelf when the file or the owner says so, cannot be ordered, and stays away until it is put back', async () => {
    const { db } = shop.connection
    const { id, headers } = await shop.newShopper()
    const addressId = await giveAddress(db, id)
    const spu = file.products!.find(({ spuNo }) => spuNo === '2001')!
    const [sku] = spu.skus as [(typeof spu.skus)[number]]
    const status = async () => {
      const { data } = await shop.ask<SpuSkus[]>(`/api/products/spu_skus/v3?spuNo=2001`)
      return data?.[0]?.skus.find(({ skuNo }) => skuNo === sku.skuNo)?.skuStatus
    }
    const order = () =>
      shop.ask<PlacedOrder>({
        method: 'POST',
        url: '/api/orders/v1',
        headers,
        payload: draftOf(addressId, [{ skuNo: sku.skuNo, itemQuantity: 1 }], 1),
      })

    sku.onShelf = false
    expect(await imported({ products: [spu] })).toMatchObject({ code: 0 })
    expect(await status()).toBe(SKU_STATUS.inactive)
    expect((await order()).code).toBe(REPLY_CODE.soldOut)
    delete sku.onShelf
    await imported({ products: [spu] })
    expect(await status()).toBe(SKU_STATUS.inactive)
    expect(await hearth(['shelf', sku.skuNo, 'on'])).toMatchObject({
      code: 0,
      output: `${sku.skuNo} ${sku.skuName}: on the shelf.`,
    })
    expect(await status()).toBe(SKU_STATUS.active)
    expect((await order()).code).toBe(REPLY_CODE.priceChanged)
    expect((await hearth(['shelf', sku.skuNo, 'off'])).output).toContain('off the shelf')
    expect(await status()).toBe(SKU_STATUS.inactive)
    expect((await hearth(['shelf', sku.skuNo])).output).toContain('off the shelf')
    sku.onShelf = true
    await imported({ products: [spu] })
    expect(await status()).toBe(SKU_STATUS.active)
    expect(await hearth(['shelf', 'nothing', 'on'])).toMatchObject({ code: 1 })
    expect(await hearth(['shelf', sku.skuNo, 'up'])).toMatchObject({ code: 2 })
  })
})

it('adds a product’s sales elsewhere to its sales here, and moves it with its category', async () => {
  const { db } = shop.connection
  const sold = async () =>
    await db
      .selectFrom('spu_sold')
      .select(['sold', 'category_code', 'position'])
      .where('spu_no', '=', '1501')
      .executeTakeFirstOrThrow()
  const lamp = file.products!.find(({ spuNo }) => spuNo === '1501')!
  const { sold: before } = await sold()
  await sql`update spu_sold set sold = sold + 3 where spu_no = '1501'`.execute(db)
  expect(
    await imported({ products: [{ ...lamp, soldBefore: (lamp.soldBefore ?? 0) + 100, categoryCode: 'kids' }] }),
  ).toMatchObject({ code: 0 })
  expect(await sold()).toEqual({ sold: before + 103, category_code: 'kids', position: 0 })
})
