import { AT_ONCE, viewBudgets } from '@hearth/sizes/view-budgets'
import { beforeAll, describe, expect, it } from 'vitest'
import { miniApps, openMiniApp } from '../src/open-mini-app'
import { logIn, type Shopper } from '../src/shopper'
import { browser } from './with-browser'
import { shop } from './with-shop'

let regular: Shopper

beforeAll(async () => {
  regular = await logIn(shop, '13700000042')
  const addressId = await regular.keepAddress()
  await regular.get('PUT', '/api/cart/v1', {
    operation: 'add',
    items: ['100104', '100201', '100301'].map((skuNo) => ({ skuNo, itemQuantity: 1 })),
  })
  for (const skuNo of ['100104', '100201', '100301']) await regular.order({ skuNo, itemQuantity: 1 }, addressId)
})

/** The addresses of the pages, and words that are visible once a page is drawn. */
const pages: Record<keyof typeof viewBudgets, { path: string; shows: string }> = {
  home: { path: '/', shows: '限时秒杀' },
  allProducts: { path: '/allproducts', shows: '听山' },
  product: { path: '/product/1001', shows: '暖居智能音箱 Pro' },
  cart: { path: '/shopping-cart', shows: '结算' },
  orders: { path: '/my/orders', shows: '去支付' },
}

const within = (limit: number, measured: number) =>
  measured <= limit ? `at most ${limit}` : `${measured}, more than ${limit}`

describe('a page of a mini-program', () => {
  it.each(miniApps('mini-program'))('is drawn within its budget of view nodes and data: %s', async (app) => {
    const mini = await openMiniApp(browser, shop.origin, app, regular)
    // A placeholder replaces all pictures: loading them takes time, and they do not count for the budget.
    await mini.phone.page.route('**/pictures/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }),
    )
    for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
      await mini.openAt(pages[name].path)
      await mini.phone.see(pages[name].shows)
      const drawing = await mini.drawing()
      const { nodes, characters } = viewBudgets[name]
      expect({
        name,
        nodes: within(nodes, drawing.nodes),
        characters: within(characters, drawing.characters),
        atOnce: within(AT_ONCE, drawing.mostAtOnce),
      }).toEqual({ name, nodes: within(nodes, 0), characters: within(characters, 0), atOnce: within(AT_ONCE, 0) })
      // The drawn page needs a least number of nodes: an empty page would keep within every budget.
      expect(drawing.nodes).toBeGreaterThan(nodes / 2)
    }
  })
})
