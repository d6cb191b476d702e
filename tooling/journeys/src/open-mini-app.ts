import { fileURLToPath } from 'node:url'
import { open } from '@hearth/mini-simulator'
import type { Browser } from 'playwright-core'
import { inFull } from '@hearth/vitest/whole'
import { miniPath } from './mini-path'
import { PHONE_DOTS } from './open-context'
import type { Shopper } from './shopper'

/** The mini apps that are built. */
export const MINI_APPS = ['mini-program', 'smart-app'] as const

/** A built mini app. */
export type MiniApp = (typeof MINI_APPS)[number]

/**
 * Returns both mini apps, or in a sample one of them: both show the same screens, and the tests alternate between them.
 */
export const miniApps = (sample: MiniApp): MiniApp[] => inFull(MINI_APPS, (app) => app === sample)

/** The cost of drawing a page, from opening it until nothing changes. */
export interface Drawing {
  /**
   * Nodes that the view layer keeps and compares: elements, texts, and the nodes of templates, loops and conditions.
   */
  nodes: number
  /** Nodes that are elements. */
  elements: number
  /** Number of transfers of data to the view. */
  crossings: number
  /** Characters of JSON in all transfers. */
  characters: number
  /** Characters of JSON in the largest transfer. */
  mostAtOnce: number
}

/** A page counts as drawn after this time without transfers, ms. */
const QUIET = 400

/** Storage keys of a login in the simulator's phone. */
const SESSION_KEYS = { 'mini-program': 'wx:hearth.session', 'smart-app': 'swan:hearth.session' }

/**
 * Opens an app at any page of the shop in the simulator's phone, as a visitor or as a shopper.
 * @param how the first page, and the platform's number of the scene
 */
export async function openMiniApp(
  browser: Browser,
  origin: string,
  app: MiniApp,
  shopper?: Shopper,
  how: { path?: string; scene?: number } = {},
) {
  const phone = await open(fileURLToPath(new URL(`../../../apps/${app}/dist`, import.meta.url)), {
    apiBase: origin,
    browser,
    dots: PHONE_DOTS,
    ...how,
  })
  const become = async (who?: Shopper) => {
    const keep = ({ key, value }: { key: string; value?: string }) =>
      value ? localStorage.setItem(key, JSON.stringify(value)) : localStorage.removeItem(key)
    await phone.page.evaluate(keep, { key: SESSION_KEYS[app], value: who?.cookie.split('=')[1] })
  }
  await become(shopper)
  /**
   * Opens a page in a new start of the app.
   * @param address page and query in the app's form; may be invalid
   */
  const openPage = async (address: string): Promise<void> => {
    await phone.page.evaluate((hash) => (location.hash = hash), encodeURIComponent(address))
    await phone.restart()
  }
  return {
    phone,
    become,
    openPage,
    /**
     * Opens a page in a new start of the app.
     * @param path path of the web, such as `/product/1001`
     */
    openAt: (path: string): Promise<void> => openPage(miniPath(path)),
    /** Opens another page on top of the current one. @param path path of the web */
    async goTo(path: string): Promise<void> {
      const page = miniPath(path)
      await phone.navigate(`/${page}`)
      await phone.at(page.split('?')[0]!)
    },
    /** Returns the pages that are drawn within this time, ms: one entry for each transfer to the view of a page. */
    async drawnWithin(time: number): Promise<string[]> {
      const before = (await phone.log()).setData.length
      await phone.page.waitForTimeout(time)
      return (await phone.log()).setData.slice(before).map(({ owner }) => owner)
    },
    /** Waits until the current page is drawn. @returns the cost of drawing it */
    async drawing(): Promise<Drawing> {
      for (let before = -1, now = 0; now !== before;) {
        before = now
        await phone.page.waitForTimeout(QUIET)
        now = (await phone.log()).setData.length
      }
      const { setData } = await phone.log()
      return {
        ...(await phone.views()),
        crossings: setData.length,
        characters: setData.reduce((sum, { bytes }) => sum + bytes, 0),
        mostAtOnce: Math.max(...setData.map(({ bytes }) => bytes)),
      }
    },
  }
}
