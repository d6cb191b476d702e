import { forgetMessages, press, wasSaid } from '@hearth/browser'
import { findTarget } from './find-target.mjs'

/** How long a phone is given for what a step waits for, in ms. */
const TIMEOUT = 45_000

/** @typedef {import('playwright-core').Page} BrowserPage */
/** @typedef {Awaited<ReturnType<typeof createPhone>>} Phone */

/**
 * A phone in a test's hand. What a step names is words on the screen, a label or a placeholder, or `#id`.
 * Each step waits for what it needs, and fails with the words that were on the screen instead.
 * @param {BrowserPage} page
 * @param {() => Promise<void>} close
 */
export function createPhone(page, close) {
  /**
   * @type {<Value>(what: string, look: () => Promise<Value | undefined | false>, timeout?: number) => Promise<Value>}
   */
  const waitFor = async (what, look, timeout = TIMEOUT) => {
    const end = Date.now() + timeout
    for (;;) {
      const found = await look()
      if (found) return found
      if (Date.now() > end) throw new Error(`${what}. On the screen: ${(await texts()).slice(0, 600)}`)
      await page.waitForTimeout(50)
    }
  }

  /** All that can be read on the page on show and around it. */
  const texts = () =>
    page.evaluate(() => {
      const top = document.querySelector('.webview:not([hidden])')
      const frame = top?.querySelector('iframe')
      const around = [
        ...document.querySelectorAll('#title, #toast:not([hidden]), #loading:not([hidden]), #question:not([hidden])'),
      ]
      return [...around, top, frame?.contentDocument?.body]
        .map((element) => /** @type {HTMLElement | null | undefined} */ (element)?.innerText ?? '')
        .join('\n')
    })

  /** @param {string} target @param {{ fields?: boolean, onScreen?: boolean, timeout?: number }} [how] */
  const find = (target, { timeout, ...how } = {}) =>
    waitFor(`Cannot find “${target}”`, () => page.evaluate(findTarget, { target, ...how }), timeout)

  /** @param {string} target @param {{ timeout?: number }} [how] */
  const tap = async (target, how) => {
    const { x, y } = await settled(() => find(target, { onScreen: true, ...how }), how?.timeout)
    await forgetMessages(page)
    await page.mouse.click(x, y)
    await page.waitForTimeout(30)
  }

  /**
   * Waits until a place stays where it is for three looks, two frames apart: sheets slide in, and on a busy machine a
   * page is laid out anew some time after its words are there.
   * @param {() => Promise<{ x: number, y: number }>} look
   * @param {number} [timeout]
   */
  const settled = async (look, timeout = TIMEOUT) => {
    const end = Date.now() + timeout
    let before = await look()
    for (let same = 0; same < 3;) {
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      const now = await look()
      same = now.x === before.x && now.y === before.y ? same + 1 : 0
      before = now
      if (Date.now() > end) throw new Error(`The page does not stand still. On the screen: ${await texts()}`)
    }
    return before
  }

  const inPhone = (/** @type {string} */ call) => page.evaluate(`globalThis.hearthPhone.${call}`)

  return {
    /** The browser's page, for what the steps below do not offer. */
    page,
    close,
    texts,
    tap,
    /** Types over what a field holds. @type {(target: string, text: string) => Promise<void>} */
    async fill(target, text) {
      const { x, y } = await settled(() => find(target, { fields: true, onScreen: true }))
      await page.mouse.click(x, y)
      await page.keyboard.press('ControlOrMeta+a')
      if (text) await page.keyboard.insertText(text)
      else await page.keyboard.press('Delete')
      await page.waitForTimeout(30)
    },
    /**
     * Waits until words can be read, or were since the last tap: a message passes by.
     * @type {(text: string, how?: { timeout?: number }) => Promise<void>}
     */
    async see(text, { timeout } = {}) {
      await waitFor(`Cannot see “${text}”`, async () => (await texts()).includes(text) || wasSaid(page, text), timeout)
    },
    /** Waits until words are gone. @type {(text: string, how?: { timeout?: number }) => Promise<void>} */
    async miss(text, { timeout } = {}) {
      await waitFor(`“${text}” is still there`, async () => !(await texts()).includes(text), timeout)
    },
    /** Whether something can be found now, without waiting. @type {(target: string) => Promise<boolean>} */
    has: async (target) => Boolean(await page.evaluate(findTarget, { target })),
    /** What the bar at the top says. @returns {Promise<string>} */
    title: async () => (await page.textContent('#title')) ?? '',
    /** Waits for a page, by its path or a part of it. @param {string} path @param {{ timeout?: number }} [how] */
    at: (path, { timeout } = {}) =>
      waitFor(`Not at ${path}`, async () => (await pages()).at(-1)?.path.includes(path), timeout),
    /** Goes to a tab. @param {string} label */
    async tab(label) {
      await press(page.locator('#tab-bar button', { hasText: label }))
      await page.waitForTimeout(50)
    },
    /** What stands on a tab's badge; empty for none. @param {string} label @returns {Promise<string>} */
    badge: async (label) =>
      (await page.locator('#tab-bar button', { hasText: label }).locator('b:not([hidden])').allTextContents()).join(''),
    /** Back by the arrow in the bar. */
    async back() {
      await press(page.locator('#back'))
      await page.waitForTimeout(50)
    },
    /** Pulls the page down to refresh it. */
    pull: () => inPhone('pullDown()'),
    /** Scrolls the page to its end. */
    async scrollDown() {
      await page.evaluate(() => document.querySelector('.webview:not([hidden])')?.scrollTo(0, 1e9))
      await page.waitForTimeout(100)
    },
    /** What the page would share with a friend. @returns {Promise<Record<string, string> | undefined>} */
    share: () => /** @type {any} */ (inPhone("share('menu')")),
    /** Puts another page on top, as a link would. @param {string} url path and query of the app's own */
    async navigate(url) {
      await inPhone(`navigate(${JSON.stringify(url)})`)
      await page.waitForTimeout(50)
    },
    /** Leaves the app for another. */
    leave: () => inPhone('hideApp()'),
    /** Comes back to it. */
    comeBack: () => inPhone('showApp()'),
    /** Closes the app and opens it again; what it stored stays. */
    async restart() {
      await page.reload()
      await page.waitForFunction('globalThis.hearthPhone')
    },
    /** Tells the app that a newer version of it has come. */
    update: () => inPhone('bringUpdate()'),
    /** Takes the network away, or gives it back. @param {boolean} on */
    offline: (on) => inPhone(`network.offline = ${on}`),
    /** Pages that lie on one another, the one on show last. */
    pages,
    /** How large the page on show is. @returns {Promise<import('./host/count-nodes.mjs').NodeCount>} */
    views: () => /** @type {any} */ (inPhone('views()')),
    /** A picture of the screen. @param {string} path */
    shot: async (path) => {
      await picturesIn(page)
      await page.screenshot({ path })
    },
    /** What the phone noted. @returns {Promise<import('./host/log.mjs').PhoneLog>} */
    log: () => /** @type {any} */ (inPhone('log')),
  }

  /** @returns {Promise<{ path: string, query: Record<string, string> }[]>} */
  function pages() {
    return /** @type {any} */ (inPhone('pages()'))
  }
}

/** Waits for the pictures on show, for three seconds at most. @param {BrowserPage} page */
const picturesIn = (page) =>
  page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('.webview:not([hidden]) img')].every((picture) => {
          const { top, bottom } = picture.getBoundingClientRect()
          return (
            bottom < 0 ||
            top > innerHeight ||
            !(picture instanceof HTMLImageElement) ||
            !picture.getAttribute('src') ||
            picture.complete
          )
        }),
      undefined,
      { timeout: 3000 },
    )
    .catch(() => undefined)
