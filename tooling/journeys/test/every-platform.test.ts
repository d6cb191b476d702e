import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ROUTE_NAMES, rowOf, type RouteName } from '@hearth/screens/route-table'
import { screenFolder } from '@hearth/screens/screen-names'
import { inFull } from '@hearth/vitest/whole'
import { beforeAll, describe, expect, it } from 'vitest'
import { MINI_APPS } from '../src/open-mini-app'
import { prepareTour, type Tour } from '../src/tour'
import { DOORS, NOT_AT, walkStops } from '../src/walk-stops'
import { browser } from './with-browser'
import { shop } from './with-shop'

const built = (path: string) => fileURLToPath(new URL(`../../../apps/${path}`, import.meta.url))
const readJson = (path: string): unknown => JSON.parse(readFileSync(built(path), 'utf8'))

/** Returns an address of a page. Its parameters name a product of the demo shop, or a record that does not exist. */
const addressOf = (name: RouteName) => rowOf(name).path.replace(/:\w+/g, '1001')

describe('every page of the table of routes', () => {
  it('has code of its own in the browser', () => {
    const manifest = readJson('web/dist/client/.vite/manifest.json') as Record<string, { isDynamicEntry?: boolean }>
    const missing = ROUTE_NAMES.filter(
      (name) =>
        !Object.entries(manifest).some(
          ([file, { isDynamicEntry }]) =>
            isDynamicEntry && file.endsWith(`/screens/src/${screenFolder(name)}/index.ts`),
        ),
    )
    expect(missing).toEqual([])
  })

  it('has a document of its own on the server', async () => {
    const lost = []
    for (const name of ROUTE_NAMES) {
      const text = await (await fetch(shop.origin + addressOf(name))).text()
      if (!text.includes('<h1') || (name !== 'notFound' && text.includes('页面走丢了'))) lost.push(name)
    }
    expect(lost).toEqual([])
  })

  it.each(MINI_APPS)('is in the %s, in the package that the table says', (app) => {
    const { pages, subPackages } = readJson(`${app}/dist/app.json`) as {
      pages: string[]
      subPackages: { root: string; name: string; pages: string[] }[]
    }
    const found = new Map([
      ...pages.map((page) => [page, 'main'] as const),
      ...subPackages.flatMap(({ root, name, pages: own }) => own.map((page) => [`${root}/${page}`, name] as const)),
    ])
    const isHere = (name: RouteName) =>
      [...found].some(
        ([page, part]) =>
          part === rowOf(name).package &&
          page.endsWith(`/${screenFolder(name)}/index`) &&
          existsSync(built(`${app}/dist/${page}.js`)),
      )
    expect(ROUTE_NAMES.filter((name) => !isHere(name))).toEqual([])
  })
})

/** Pages that represent the others in a sample. */
const SAMPLE = ['home', 'orderDetail', 'myStore', 'login']

describe('every page, opened', () => {
  let tour: Tour
  beforeAll(async () => void (tour = await prepareTour(shop, '13700000063')))

  it.each(inFull(DOORS, (door) => door === 'smart-app'))('shows its content without any error: %s', async (door) => {
    const stops = inFull(tour.stops, ({ name }) => SAMPLE.includes(name))
    expect(await walkStops(browser, shop, tour, door, stops)).toEqual([])
  })

  it('is left out on no platform without a reason', () => {
    const names = tour.stops.map(({ name }) => name)
    for (const door of DOORS) {
      const left = Object.entries(NOT_AT[door])
      expect(left.filter(([name, why]) => !names.includes(name) || !why)).toEqual([])
      expect(left.length).toBeLessThan(2)
    }
  })
})
