import type { Browser } from 'playwright-core'
import type { MiniApp } from './open-mini-app'
import type { OpenShop } from './start-shop'
import type { Tour } from './tour'
import { NOT_AT, walkMini } from './walk-stops'

/**
 * Takes a picture of each page of a mini app when it is first drawn. The cashier's page is left out: it is a window on
 * the web, not a page of the app.
 * @param wanted returns whether a picture such as `home.smart-app` is taken
 * @param fileOf returns the path of a picture
 */
export async function takeMiniScreens(
  browser: Browser,
  shop: OpenShop,
  tour: Tour,
  app: MiniApp,
  wanted: (name: string) => boolean,
  fileOf: (name: string) => string,
): Promise<void> {
  const pages = tour.stops.filter(({ name }) => !(name in NOT_AT[app]) && wanted(`${name}.${app}`))
  if (pages.length === 0) return
  await walkMini(browser, shop, tour, app, pages, async (mini, { name }) => {
    await mini.drawing()
    await mini.phone.shot(fileOf(`${name}.${app}`))
    console.log(`${name}.${app}`)
  })
}
