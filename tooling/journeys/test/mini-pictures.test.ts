import { snapWidth } from '@hearth/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { inFull, WHOLE } from '@hearth/vitest/whole'
import { miniApps, openMiniApp } from '../src/open-mini-app'
import { browser } from './with-browser'
import { shop } from './with-shop'
import { prepareTour, type Tour } from '../src/tour'

/** The pages with the most pictures. */
const MANY_PICTURES = ['home', 'allProducts', 'product', 'cart', 'orders']

let tour: Tour

beforeAll(async () => {
  tour = await prepareTour(shop, '13700000045')
})

/**
 * Returns the requested and the displayed widths of the pictures on the current page, in device pixels of a phone with
 * two per px.
 */
const picturesShown = () =>
  [...document.querySelectorAll('.webview:not([hidden]) wx-image > img')].flatMap((picture) => {
    const asked = Number(/[?&]w=(\d+)/.exec(picture.getAttribute('src') ?? '')?.[1] ?? 0)
    const shown = picture.getBoundingClientRect().width * 2
    return asked && shown ? [{ asked, shown, name: picture.parentElement?.className ?? '' }] : []
  })

describe('pictures of a mini-program', () => {
  it.each(miniApps('mini-program'))(
    'are requested no wider than they are shown, in the widths there are: %s',
    async (app) => {
      const mini = await openMiniApp(browser, shop.origin, app, tour.shopper)
      await mini.phone.page.route('**/pictures/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }),
      )
      const wide: string[] = []
      let seen = 0
      const stops = tour.stops.filter(({ name, visitor }) => name !== 'sandboxCashier' && !visitor)
      for (const { name: page, path, shows } of inFull(stops, ({ name }) => MANY_PICTURES.includes(name))) {
        await mini.openAt(path)
        await mini.phone.see(shows)
        await mini.drawing()
        const pictures = await mini.phone.page.evaluate(picturesShown)
        seen += pictures.length
        for (const { name, asked, shown } of pictures)
          if (asked > snapWidth(Math.ceil(shown)))
            wide.push(`${page}: ${name} is ${asked} wide and shown at ${Math.ceil(shown)}`)
      }
      expect([...new Set(wide)]).toEqual([])
      expect(seen).toBeGreaterThan(WHOLE ? 50 : 30)
    },
  )
})
