import type { Browser } from 'playwright-core'
import { openMiniApp, type MiniApp } from './open-mini-app'
import type { OpenShop } from './start-shop'
import type { Tour } from './tour'

/** Every built mini app. */

/**
 * Takes a picture of each page of a mini app as it shows first. The cashier's own page is no page of the app but a
 * window on the web.
 * @param wanted whether a picture such as `home.smart-app` is to be taken
 * @param fileOf where it goes
 */
export async function takeMiniScreens(
  browser: Browser,
  { origin }: OpenShop,
  { shopper, stops }: Tour,
  app: MiniApp,
  wanted: (name: string) => boolean,
  fileOf: (name: string) => string,
): Promise<void> {
  const pages = stops.filter(({ name }) => name !== 'sandboxCashier' && wanted(`${name}.${app}`))
  if (pages.length === 0) return
  const mini = await openMiniApp(browser, origin, app, shopper)
  for (const { name, path, shows, visitor } of pages) {
    await mini.become(visitor ? undefined : shopper)
    await mini.openAt(path)
    await mini.phone.see(shows)
    await mini.drawing()
    await mini.phone.shot(fileOf(`${name}.${app}`))
    console.log(`${name}.${app}`)
  }
  await mini.phone.close()
}
