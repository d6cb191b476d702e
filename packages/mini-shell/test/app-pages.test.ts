import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { ROUTE_NAMES, ROUTE_PACKAGES, rowOf } from '@hearth/screens/route-table'
import { screenFolder } from '@hearth/screens/screen-names'
import { expect, it } from 'vitest'
import { mainPages, preloadRule, subPackages, tabItems } from '../src/routing/app-pages'
import { pageConfig } from '../src/routing/page-config'
import { pageFiles } from '../src/routing/page-files'
import { pagePath } from '../src/routing/page-path'
import { sitemap } from '../src/routing/sitemap'
import { WINDOW_PAGE } from '../src/routing/window-page'

const file = (path: string) => new URL(`../src/${path}`, import.meta.url)
const screens = new URL('../../screens/src/', import.meta.url)
const allPages = [...mainPages, ...subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))]

it('builds one page for each route, and one for pages of the web', () => {
  expect([...allPages].sort()).toEqual([...ROUTE_NAMES.map(pagePath), WINDOW_PAGE].sort())
  expect(Object.keys(pageFiles).sort()).toEqual(allPages.flatMap((page) => [`${page}.tsx`, `${page}.config.ts`]).sort())
})

it('builds every page into the package that was decided on', () => {
  const [, page = ''] = readFileSync(
    new URL('../../../docs/decisions/2026-11-23-routes.md', import.meta.url),
    'utf8',
  ).split('## Which screen lives in which package')
  const decided = new Map(
    ROUTE_PACKAGES.flatMap((part) => {
      const [, paths = ''] = new RegExp(`^\\| \`${part}\`[^|]*\\|(.*)\\|$`, 'm').exec(page) ?? []
      return [...paths.matchAll(/`(\/[^`]*)`/g)].map(([, path]) => [path, part] as const)
    }),
  )
  expect(decided.size).toBe(69)
  expect(ROUTE_NAMES.filter((name) => decided.get(rowOf(name).path) !== rowOf(name).package)).toEqual([])
})

it.each(ROUTE_NAMES)('draws the screen of %s', async (name) => {
  const page = pageFiles[`${pagePath(name)}.tsx`]
  const [, component = '', folder = ''] = /import \{ (\w+) \} from '@hearth\/screens\/([\w-]+)'/.exec(page ?? '') ?? []
  expect(page).toContain(`shellPage('${name}', ${component})`)
  expect(readFileSync(new URL(`${folder}/index.ts`, screens), 'utf8')).toContain(`export { ${component} }`)
  expect(pageFiles[`${pagePath(name)}.config.ts`]).toContain(`pageConfig('${name}')`)
})

it.each(ROUTE_NAMES)('lets a shopper pull %s down only when the screen can refresh', (name) => {
  const folder = new URL(`${screenFolder(name)}/`, screens)
  const canRefresh = readdirSync(folder).some(
    (one) => one.endsWith('-screen.tsx') && readFileSync(new URL(one, folder), 'utf8').includes('onRefresh='),
  )
  expect(pageConfig(name).enablePullDownRefresh).toBe(canRefresh)
})

it('opens on the home page, and shows four tabs with their pictures', () => {
  expect(mainPages[0]).toBe('pages/home/index')
  expect(tabItems.map(({ text }) => text)).toEqual(['首页', '分类', '购物车', '我的'])
  for (const { iconPath, selectedIconPath } of tabItems)
    for (const picture of [iconPath, selectedIconPath]) expect(existsSync(file(picture))).toBe(true)
})

it('preloads only packages that exist, from pages that exist', () => {
  const names = subPackages.map(({ name }): string => name)
  for (const [page, { packages }] of Object.entries(preloadRule)) {
    expect(allPages).toContain(page)
    for (const one of packages) expect(names).toContain(one)
  }
})

it('lets moments and search have pages that are the same for every shopper, and moments none that asks for help or invites', () => {
  const isPublic = ROUTE_NAMES.filter((name) => rowOf(name).public)
  expect(ROUTE_NAMES.filter((name) => pageConfig(name).enableShareTimeline)).toEqual(
    isPublic.filter((name) => !/^(group|bargain|fission|invite)/.test(name)),
  )
  const { rules } = sitemap
  expect(rules.filter(({ action }) => action === 'allow').map(({ page }) => page)).toEqual(
    isPublic.filter((name) => !['group', 'bargain', 'fission', 'invite', 'store'].includes(name)).map(pagePath),
  )
  expect(rules).toContainEqual(expect.objectContaining({ page: 'pages-shop/product/index', params: ['spuNo'] }))
  expect(rules.at(-1)).toEqual({ action: 'disallow', page: '*' })
})
