import { PRODUCTS_SHOWN } from '@hearth/domain'
import type { ContentPage, GetWidgets, ProductItem } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { categoryStore, selectHasMore } from '#content/category-store'
import { createShop } from '#shop/create-shop'
import { primedOf } from '#shop/primed-of'
import { fakeApi } from '#testing/fake-api'
import { lost } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'
import { userStore } from '#user/user-store'

const TOTAL = 60
const pageOf = ({ pageNo = 1 }: GetWidgets): ContentPage => {
  const start = (pageNo - 1) * PRODUCTS_SHOWN.page
  const products = Array.from(
    { length: Math.max(0, Math.min(PRODUCTS_SHOWN.page, TOTAL - start)) },
    (_, at) => ({ spuNo: String(start + at) }) as ProductItem,
  )
  return {
    urlMapping: '/allproducts',
    title: '',
    description: '',
    blocks: [
      {
        blockId: 1,
        widgets: [
          { widgetType: 4, categoryCode: 'clean', title: '', products: [], totalCount: 3 },
          { widgetType: 4, categoryCode: 'lamp', title: '', products, totalCount: TOTAL },
        ],
      },
    ],
  }
}

function open(widgets = vi.fn(async (wish: GetWidgets) => pageOf(wish))) {
  const ports = fakePorts()
  const shop = createShop({ api: fakeApi({ products: { widgets } }), ports })
  return {
    shop,
    ports,
    widgets,
    lamps: () => shop.store(categoryStore('lamp')).getState(),
    count: () => shop.store(categoryStore('lamp')).getState().list.data?.products.length,
  }
}

it('shows the page that was requested last, though another is still loading', async () => {
  const slow = later<ContentPage>()
  const { lamps } = open(vi.fn(async (wish: GetWidgets) => (wish.pageNo === 3 ? slow.promise : pageOf(wish))))
  const first = lamps().open(3)
  await lamps().open(2)
  slow.resolve(pageOf({ pageNo: 3 } as GetWidgets))
  await first
  expect(lamps().list).toMatchObject({ status: 'ready', data: { from: 2 } })
})

it('loads again for a shopper who has logged in meanwhile, and keeps that answer', async () => {
  const slow = later<ContentPage>()
  let asked = 0
  const { lamps, shop } = open(vi.fn(async (wish: GetWidgets) => (asked++ === 0 ? slow.promise : pageOf(wish))))
  void lamps().open(1)
  shop.store(userStore).getState().expire()
  await lamps().open(1)
  expect(lamps().list.status).toBe('ready')
})

it('grows page by page to its end, and requests nothing beyond it', async () => {
  const { lamps, count, widgets } = open()
  await lamps().open(1)
  expect([count(), selectHasMore(lamps())]).toEqual([24, true])
  await lamps().loadMore()
  await lamps().loadMore()
  expect([count(), selectHasMore(lamps())]).toEqual([60, false])
  await lamps().loadMore()
  expect(widgets.mock.calls.map(([wish]) => wish)).toEqual(
    [1, 2, 3].map((page) => ({ urlMapping: '/allproducts', categoryCode: 'lamp', pageNo: page })),
  )
})

it('begins at the page a link names', async () => {
  const { lamps } = open()
  await lamps().open(3)
  expect(lamps().list.data).toMatchObject({ from: 3, to: 3, products: { length: 12 } })
})

it('keeps what is shown when the next page fails, and loads it at the next try', async () => {
  const widgets = vi.fn(async (wish: GetWidgets) => pageOf(wish))
  const { lamps, count } = open(widgets)
  await lamps().open(1)
  widgets.mockRejectedValueOnce(lost())
  await lamps().loadMore()
  expect([count(), lamps().more]).toEqual([24, 'failed'])
  await lamps().loadMore()
  expect([count(), lamps().more]).toEqual([48, 'waiting'])
})

it('requests the next page once, however often the end is reached meanwhile', async () => {
  const next = later<ContentPage>()
  const widgets = vi.fn<(wish: GetWidgets) => Promise<ContentPage>>(async (wish) => pageOf(wish))
  const { lamps } = open(widgets)
  await lamps().open(1)
  widgets.mockReturnValueOnce(next.promise)
  const both = [lamps().loadMore(), lamps().loadMore()]
  expect(lamps().more).toBe('loading')
  next.resolve(pageOf({ urlMapping: '/allproducts', pageNo: 2 }))
  await Promise.all(both)
  expect(widgets).toHaveBeenCalledTimes(2)
})

it('adds no page to a list that was loaded again meanwhile', async () => {
  const next = later<ContentPage>()
  const widgets = vi.fn<(wish: GetWidgets) => Promise<ContentPage>>(async (wish) => pageOf(wish))
  const { lamps, count } = open(widgets)
  await lamps().open(1)
  widgets.mockReturnValueOnce(next.promise)
  const more = lamps().loadMore()
  await lamps().refresh()
  next.resolve(pageOf({ urlMapping: '/allproducts', pageNo: 2 }))
  await more
  expect([count(), lamps().more]).toEqual([24, 'waiting'])
})

it('is as long as before for a shopper who returns, and all new when it is old', async () => {
  const { lamps, count, ports, widgets } = open()
  await lamps().open(1)
  await lamps().loadMore()
  await lamps().open(1)
  expect([count(), widgets.mock.calls.length]).toEqual([48, 2])
  ports.now += 60_001
  await lamps().open(1)
  expect([count(), widgets.mock.calls.length]).toEqual([48, 4])
})

it('shows a product once that has moved to the next page meanwhile', async () => {
  const widgets = vi.fn(async (wish: GetWidgets) => pageOf(wish))
  const { lamps, count } = open(widgets)
  await lamps().open(1)
  const moved = pageOf({ urlMapping: '/allproducts', pageNo: 2 })
  moved.blocks[0]!.widgets = [
    {
      widgetType: 4,
      categoryCode: 'lamp',
      title: '',
      totalCount: TOTAL,
      products: [{ spuNo: '23' } as ProductItem, { spuNo: '24' } as ProductItem],
    },
  ]
  widgets.mockResolvedValueOnce(moved)
  await lamps().loadMore()
  expect(count()).toBe(25)
})

it('is passed on with a page that the server rendered', async () => {
  const { shop, lamps } = open()
  await lamps().open(2)
  expect(Object.keys(primedOf(shop).stores)).toEqual(['category:lamp'])
})
