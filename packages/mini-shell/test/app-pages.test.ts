import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { ROUTES } from '@hearth/screens/routes'
import { expect, it } from 'vitest'
import { mainPages, preloadRule, subPackages, tabItems } from '../src/routing/app-pages'
import { pageConfig } from '../src/routing/page-config'
import { pagePath } from '../src/routing/page-path'
import { WINDOW_PAGE } from '../src/routing/window-page'

const file = (path: string) => new URL(`../src/${path}`, import.meta.url)
const screens = new URL('../../screens/src/', import.meta.url)
const allPages = [...mainPages, ...subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))]

it('builds one page for each route, and one for pages of the web', () => {
  expect([...allPages].sort()).toEqual([...ROUTES.map(pagePath), WINDOW_PAGE].sort())
})

it.each(ROUTES.map((route) => [route.name, route] as const))('draws the screen of %s', (name, route) => {
  const page = readFileSync(file(`${pagePath(route)}.tsx`), 'utf8')
  expect(page).toContain(`'@hearth/screens/${route.screen}'`)
  expect(page).toContain(`shellPage('${name}'`)
  expect(readFileSync(file(`${pagePath(route)}.config.ts`), 'utf8')).toContain(`pageConfig('${name}')`)
})

it.each(ROUTES.map((route) => [route.name, route.screen] as const))(
  'lets a shopper pull %s down only when the screen can refresh',
  (name, screen) => {
    const folder = new URL(`${screen}/`, screens)
    const canRefresh = readdirSync(folder).some(
      (one) => one.endsWith('-screen.tsx') && readFileSync(new URL(one, folder), 'utf8').includes('onRefresh='),
    )
    expect(pageConfig(name).enablePullDownRefresh).toBe(canRefresh)
  },
)

it('opens at home, and shows four tabs with their pictures', () => {
  expect(mainPages[0]).toBe('pages/home/index')
  expect(tabItems.map(({ text }) => text)).toEqual(['首页', '分类', '购物车', '我的'])
  for (const { iconPath, selectedIconPath } of tabItems)
    for (const picture of [iconPath, selectedIconPath]) expect(existsSync(file(picture))).toBe(true)
})

it('fetches early only packages that exist, from pages that exist', () => {
  const names = subPackages.map(({ name }): string => name)
  for (const [page, { packages }] of Object.entries(preloadRule)) {
    expect(allPages).toContain(page)
    for (const one of packages) expect(names).toContain(one)
  }
})

it('lets moments and search have the pages that are the same for every shopper, and no others', () => {
  const isPublic = ROUTES.filter((route) => route.public)
  expect(ROUTES.filter(({ name }) => pageConfig(name).enableShareTimeline)).toEqual(isPublic)
  const { rules } = JSON.parse(readFileSync(file('sitemap.json'), 'utf8')) as {
    rules: { action: string; page: string }[]
  }
  expect(rules.filter(({ action }) => action === 'allow').map(({ page }) => page)).toEqual(isPublic.map(pagePath))
  expect(rules.at(-1)).toEqual({ action: 'disallow', page: '*' })
})
