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

/** Both mini apps, or in a sample one of them: they show the same screens, and the tests take turns with the two. */
export const miniApps = (sample: MiniApp): MiniApp[] => inFull(MINI_APPS, (app) => app === sample)

/** What it takes to draw a page, from opening it to standing still. */
export interface Drawing {
  /**
   * Everything that the view layer keeps and compares: elements, texts, and what templates, loops and conditions add.
   */
  nodes: number
  /** Elements among them. */
  elements: number
  /** How often data crossed to the view. */
  crossings: number
  /** How much it was in all, in characters of JSON. */
  characters: number
  /** The most of them that crossed at once. */
  mostAtOnce: number
}

/** How long nothing may cross until a page counts as standing still, in ms. */
const QUIET = 400

/** Where the simulator's phone keeps a login. */
const SESSION_KEYS = { 'mini-program': 'wx:hearth.session', 'smart-app': 'swan:hearth.session' }

/**
 * A phone in the simulator that opens an app anew at any of the shop's pages, as a visitor or as a shopper.
 * @param how the page that it is opened at first, and the platform's number of what it is opened from
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
  /** @param address page and query as the app names them, which may come from outside */
  const openPage = async (address: string): Promise<void> => {
    await phone.page.evaluate((hash) => (location.hash = hash), encodeURIComponent(address))
    await phone.restart()
  }
  return {
    phone,
    become,
    openPage,
    /** @param path of the web, such as `/product/1001` */
    openAt: (path: string): Promise<void> => openPage(miniPath(path)),
    /** Puts another page on top. @param path of the web */
    async goTo(path: string): Promise<void> {
      const page = miniPath(path)
      await phone.navigate(`/${page}`)
      await phone.at(page.split('?')[0]!)
    },
    /** Which pages draw within so many ms, each as often as data of its crosses to the view. */
    async drawnWithin(time: number): Promise<string[]> {
      const before = (await phone.log()).setData.length
      await phone.page.waitForTimeout(time)
      return (await phone.log()).setData.slice(before).map(({ owner }) => owner)
    },
    /** Waits until the page on show stands still, and tells what that took. */
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
