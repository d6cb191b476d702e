import { forgetMessages, press, wasSaid } from '@hearth/browser'
import { findTarget } from './find-target.mjs'

/** Time limit of a step on a phone, ms. */
const TIMEOUT = 45_000

/** @typedef {import('playwright-core').Page} BrowserPage */
/** @typedef {Awaited<ReturnType<typeof createPhone>>} Phone */

/**
 * A phone for a test to use. A step names words on the screen, a label, a placeholder, or `#id`. Each step waits for
 * its target; if it does not appear, the step fails with the words on the screen.
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

  /** Returns all visible text of the current page and the bars around it. */
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
   * Waits until a position is the same in three checks, two frames apart: sheets slide in, and on a busy machine a page
   * is laid out again some time after its words are visible.
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
    /** The page of the browser, for steps that are not offered below. */
    page,
    close,
    texts,
    tap,
    /** Replaces the text of a field. @type {(target: string, text: string) => Promise<void>} */
    async fill(target, text) {
      const { x, y } = await settled(() => find(target, { fields: true, onScreen: true }))
      await page.mouse.click(x, y)
      await page.keyboard.press('ControlOrMeta+a')
      if (text) await page.keyboard.insertText(text)
      else await page.keyboard.press('Delete')
      await page.waitForTimeout(30)
    },
    /**
     * Waits until words are visible, or until they were visible since the last tap, as in a passing message.
     * @type {(text: string, how?: { timeout?: number }) => Promise<void>}
     */
    async see(text, { timeout } = {}) {
      await waitFor(`Cannot see “${text}”`, async () => (await texts()).includes(text) || wasSaid(page, text), timeout)
    },
    /** Waits until words have disappeared. @type {(text: string, how?: { timeout?: number }) => Promise<void>} */
    async miss(text, { timeout } = {}) {
      await waitFor(`“${text}” is still there`, async () => !(await texts()).includes(text), timeout)
    },
    /** Returns whether a target can be found now, without waiting. @type {(target: string) => Promise<boolean>} */
    has: async (target) => Boolean(await page.evaluate(findTarget, { target })),
    /** Returns the title in the bar at the top. @returns {Promise<string>} */
    title: async () => (await page.textContent('#title')) ?? '',
    /**
     * Waits until a page is open, by its path or a part of it.
     * @param {string} path
     * @param {{ timeout?: number }} [how]
     */
    at: (path, { timeout } = {}) =>
      waitFor(`Not at ${path}`, async () => (await pages()).at(-1)?.path.includes(path), timeout),
    /** Opens a tab. @param {string} label */
    async tab(label) {
      await press(page.locator('#tab-bar button', { hasText: label }))
      await page.waitForTimeout(50)
    },
    /** Returns the text of a tab's badge; empty if it has none. @param {string} label @returns {Promise<string>} */
    badge: async (label) =>
      (await page.locator('#tab-bar button', { hasText: label }).locator('b:not([hidden])').allTextContents()).join(''),
    /** Goes back with the arrow in the bar. */
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
    /** Returns the share card of the page for a friend. @returns {Promise<Record<string, string> | undefined>} */
    share: () => /** @type {any} */ (inPhone("share('menu')")),
    /** Opens another page on top, as a link does. @param {string} url path and query in the app's form */
    async navigate(url) {
      await inPhone(`navigate(${JSON.stringify(url)})`)
      await page.waitForTimeout(50)
    },
    /** Moves the app to the background. */
    leave: () => inPhone('hideApp()'),
    /** Brings the app back to the foreground. */
    comeBack: () => inPhone('showApp()'),
    /** Closes the app and opens it again. Its storage stays. */
    async restart() {
      await page.reload()
      await page.waitForFunction('globalThis.hearthPhone')
    },
    /** Tells the app that a newer version was downloaded. */
    update: () => inPhone('bringUpdate()'),
    /** Disconnects the network, or connects it again. @param {boolean} on */
    offline: (on) => inPhone(`network.offline = ${on}`),
    /** Returns the open pages, the current one last. */
    pages,
    /** Returns the size of the current page. @returns {Promise<import('./host/count-nodes.mjs').NodeCount>} */
    views: () => /** @type {any} */ (inPhone('views()')),
    /** Takes a picture of the screen. @param {string} path */
    shot: async (path) => {
      await picturesIn(page)
      await page.screenshot({ path })
    },
    /** The phone's log. @returns {Promise<import('./host/log.mjs').PhoneLog>} */
    log: () => /** @type {any} */ (inPhone('log')),
  }

  /** @returns {Promise<{ path: string, query: Record<string, string> }[]>} */
  function pages() {
    return /** @type {any} */ (inPhone('pages()'))
  }
}

/** Waits for the visible pictures, at most three seconds. @param {BrowserPage} page */
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
