import { smartAppPage } from '@hearth/domain'
import { describe, expect, it } from 'vitest'
import { ROUTE_TABLE, rowOf } from '#route-table'
import { matchRoute, ROUTES, routePath } from '#routes'

describe('the table of routes', () => {
  it('leads every path back to its own page', () => {
    for (const route of ROUTES) {
      const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, '雪 1/2']))
      expect(matchRoute(routePath(route.name, params, { skuNo: 'a&b' }))).toEqual({
        route,
        params,
        query: { skuNo: 'a&b' },
      })
    }
  })

  it('reads a path with a slash or an anchor at its end as the page itself', () => {
    expect(matchRoute('/allproducts/?tab=1#top')).toMatchObject({ route: { name: 'allProducts' }, query: { tab: '1' } })
    expect(matchRoute('/')?.route.name).toBe('home')
  })

  it('finds no page for an unknown, an unfinished or a broken path', () => {
    for (const path of ['/nowhere', '/product', '/product/', '/product/a/b', '/product/%E0%A4%A'])
      expect(matchRoute(path)).toBeUndefined()
  })

  it('refuses to build a path without its parameter', () => {
    expect(() => routePath('product')).toThrow('spuNo')
  })

  it('gives every tab exactly one page, in the main package', () => {
    const tabs = ROUTES.filter((route) => route.tab)
    expect(tabs.map((route) => route.tab)).toEqual(['home', 'category', 'cart', 'mine'])
    expect(tabs.every(({ name }) => rowOf(name).package === 'main')).toBe(true)
  })

  it('has no two pages at one address', () => {
    const shapes = Object.values(ROUTE_TABLE).map(({ path }) => path.replace(/:\w+/g, ':'))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('has each page under the name that a search app uses to open it', () => {
    const taken = ROUTES.flatMap((route) => {
      const page = smartAppPage(route.path, { version: '2.0.0', productAbove: '1.0.0' })
      return page ? [[route.name, page.name]] : []
    })
    expect(taken.length).toBeGreaterThan(5)
    for (const [here, there] of taken) expect(there).toBe(here)
  })
})
