import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CategoryWidget, ContentPage, EntryWidget, Recommendations } from '@hearth/sdk/core'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { requestOf } from '#operator/files/request-of'
import { importFile, operate } from '../../../test/command-line'
import { writeGuideShop } from '../../../test/guide'
import { openTestShop } from '../../../test/shop'

const folder = mkdtempSync(join(tmpdir(), 'hearth-pages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function openShop(demo: boolean) {
  const shop = await openTestShop({ demo })
  onTestFinished(() => shop.close())
  const read = async (query: string) =>
    (await shop.ask<ContentPage>(`/cms/api/v1/widgets?urlMapping=${query}`)).data?.blocks.flatMap(
      ({ widgets }) => widgets,
    ) ?? []
  return {
    ...shop,
    importGuide: async () => operate(shop, await requestOf(['import', await writeGuideShop(folder)], (path) => path)),
    read,
    categories: async (query = '') =>
      (await read(`/allproducts${query}`)).filter((widget): widget is CategoryWidget => widget.widgetType === 4),
  }
}

describe('a product imported as the guide shows', () => {
  it('is found in its category on the page of all products, on the home page and its menu, and among the recommendations', async () => {
    const shop = await openShop(false)
    expect(await shop.importGuide()).toMatchObject({ code: 0 })
    const lamp = { spuNo: '5001', name: '台灯', price: 19900 }
    expect(await shop.categories()).toMatchObject([
      { categoryCode: 'lamps', title: '灯具', totalCount: 1, products: [lamp] },
    ])
    expect(await shop.categories('&categoryCode=lamps&pageNo=1')).toMatchObject([{ products: [lamp] }])
    const home = await shop.read('/home')
    expect(home.find((widget) => widget.widgetType === 17)).toMatchObject({
      items: [{ title: '灯具', categoryCode: 'lamps', url: '/allproducts?category=lamps', products: [lamp] }],
    })
    expect(home.find((widget) => widget.widgetType === 3)).toMatchObject({ products: [lamp] })
    expect(
      (
        await shop.ask<Recommendations>({
          method: 'POST',
          url: '/api/platform/recommender/v1',
          payload: { scene: 'cart' },
        })
      ).data?.result,
    ).toMatchObject([lamp])
  })

  it('is found there too when the pages were made before it came: its category comes after theirs', async () => {
    const shop = await openShop(true)
    const before = (await shop.categories()).map(({ categoryCode }) => categoryCode)
    await shop.importGuide()
    const after = await shop.categories()
    expect(after.map(({ categoryCode }) => categoryCode)).toEqual([...before, 'lamps'])
    expect(after.at(-1)).toMatchObject({ title: '灯具', totalCount: 1 })
    expect((await shop.categories('&categoryCode=lamps&pageNo=1')).at(-1)).toMatchObject({
      products: [{ spuNo: '5001' }],
    })
  })
})

it('has pages with nothing on them before the first product comes, rather than no pages', async () => {
  const shop = await openShop(false)
  for (const page of ['/home', '/allproducts'])
    expect(await shop.ask<ContentPage>(`/cms/api/v1/widgets?urlMapping=${page}`)).toMatchObject({
      status: 200,
      data: { blocks: [] },
    })
})

it('links the home page to all campaigns while one runs, and not before or after', async () => {
  const shop = await openShop(false)
  await shop.importGuide()
  const entries = async () => {
    const widget = (await shop.read('/home')).find(({ widgetType }) => widgetType === 2)
    return (widget as EntryWidget | undefined)?.items.map(({ title, url }) => [title, url])
  }
  const lamps = ['灯具', '/allproducts?category=lamps']
  expect(await entries()).toEqual([lamps])
  const now = shop.ports.clock()
  const sale = { promotionId: 'night', promotionType: 101, promotionName: '晚场秒杀' }
  const time = { displayTime: now, beginTime: now + 3_600_000, endTime: now + 7_200_000 }
  const skus = [{ skuNo: '500101', promotionPrice: 9900, stock: 5 }]
  expect(await importFile(shop, { promotions: [{ ...sale, ...time, skus }] })).toMatchObject({ code: 0 })
  shop.wait(5_000)
  expect(await entries()).toEqual([lamps])
  shop.wait(3_600_000)
  expect(await entries()).toEqual([['优惠活动', '/activity'], lamps])
  shop.wait(3_600_000)
  expect(await entries()).toEqual([lamps])
})

it('has two full rows of entries on the home page of the demo shop, the campaigns first', async () => {
  const shop = await openShop(true)
  const widget = (await shop.read('/home')).find(({ widgetType }) => widgetType === 2) as EntryWidget
  expect(widget.items).toHaveLength(10)
  expect(widget.items[0]).toMatchObject({ title: '优惠活动', url: '/activity' })
})
