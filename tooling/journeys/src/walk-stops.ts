import { networkRests, visit } from '@hearth/browser'
import type { Browser } from 'playwright-core'
import { openContext } from './open-context'
import { MINI_APPS, openMiniApp, type MiniApp } from './open-mini-app'
import { rememberComplaints } from './remember-complaints'
import type { OpenShop } from './start-shop'
import type { Stop, Tour } from './tour'

/** The platforms of a tour: the browser, and the built mini apps. */
export const DOORS = ['browser', ...MINI_APPS] as const

/** A platform of a tour. */
export type Door = (typeof DOORS)[number]

/** Stops that a platform does not have, with the reason. */
export const NOT_AT: Readonly<Record<Door, Readonly<Record<string, string>>>> = {
  browser: {},
  'mini-program': { sandboxCashier: 'the cashier’s own page: an app opens it in a window on the web' },
  'smart-app': { sandboxCashier: 'the cashier’s own page: an app opens it in a window on the web' },
}

/** Errors that are expected at a stop, on every platform. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  // The data of this page can be read only by staff in the company's network, so that the call fails.
  specialActivity: /^404 \S*\/api\/platform\/activity\/unify\/v1/,
  // The page for missing addresses has the status 404, which search engines need.
  notFound: /^404 \S*\/404$/,
}

/**
 * Opens the stops of a tour on a platform, one after another. At each stop, waits for its words and until the network
 * is idle.
 * @param stops stops of the tour; all when absent
 * @returns errors, failed calls and unknown platform calls
 */
export function walkStops(
  browser: Browser,
  shop: OpenShop,
  tour: Tour,
  door: Door,
  stops: readonly Stop[] = tour.stops,
): Promise<string[]> {
  const here = stops.filter(({ name }) => !(name in NOT_AT[door]))
  return door === 'browser' ? walkWeb(browser, shop, tour, here) : walkMini(browser, shop, tour, door, here)
}

const complaintsOf = ({ name }: Stop, complaints: readonly string[]): string[] =>
  complaints.filter((one) => !EXPECTED[name]?.test(one)).map((one) => `${name}: ${one}`)

async function walkWeb(browser: Browser, { origin }: OpenShop, { shopper }: Tour, stops: readonly Stop[]) {
  const found: string[] = []
  for (const visitor of [true, false]) {
    const context = await openContext(browser, 'phone')
    const page = await context.newPage()
    const complaints = rememberComplaints(page)
    if (!visitor) await shopper.enter(page)
    for (const stop of stops.filter((one) => !!one.visitor === visitor)) {
      await visit(page, origin + stop.path)
      await page
        .getByText(stop.shows)
        .filter({ visible: true })
        .first()
        .waitFor()
        .catch(() => found.push(`${stop.name}: does not show ${stop.shows}`))
      found.push(...complaintsOf(stop, complaints.splice(0)))
    }
    await context.close()
  }
  return found
}

/**
 * Opens stops in a built app, one after another, each in a new start of the app.
 * @param look runs at each stop once the page is drawn
 */
export async function walkMini(
  browser: Browser,
  { origin }: OpenShop,
  { shopper }: Tour,
  app: MiniApp,
  stops: readonly Stop[],
  look?: (mini: Awaited<ReturnType<typeof openMiniApp>>, stop: Stop) => Promise<void>,
): Promise<string[]> {
  const found: string[] = []
  const mini = await openMiniApp(browser, origin, app, shopper)
  for (const stop of stops) {
    await mini.become(stop.visitor ? undefined : shopper)
    await mini.openAt(stop.path)
    await mini.phone.see(stop.shows).catch((error: Error) => found.push(`${stop.name}: ${error.message}`))
    await networkRests(mini.phone.page)
    await look?.(mini, stop)
    const { errors, missing, requests } = await mini.phone.log()
    const refused = requests.filter(({ status }) => typeof status === 'string' || status >= 400)
    found.push(
      ...complaintsOf(stop, [
        ...errors,
        ...Object.keys(missing).map((name) => `unknown platform API: ${name}`),
        ...refused.map(({ status, address }) => `${status} ${address}`),
      ]),
    )
  }
  await mini.phone.close()
  return found
}
