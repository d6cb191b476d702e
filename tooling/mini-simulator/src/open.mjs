import { launchBrowser, openWindow } from '@hearth/browser'
import { phoneAddress } from './page/phone-address.js'
import { createPhone } from './phone.mjs'
import { serve } from './serve.mjs'

/**
 * Opens a built app in Chromium, for tests.
 * @param {string} dist folder of the built app
 * @param {object} [options]
 * @param {string} [options.apiBase] the shop's server
 * @param {string} [options.path] the page to open, with its query; the first page of the app when absent
 * @param {number | string} [options.scene] the platform's number of the scene; 1154 opens a page alone, from moments
 * @param {boolean} [options.dark] whether the phone has a dark theme
 * @param {boolean} [options.notch] whether the phone covers 47 px at its top and 34 px at its bottom
 * @param {{ width: number, height: number }} [options.size] size of the screen, px
 * @param {number} [options.dots] device pixels per px
 * @param {import('playwright-core').Browser} [options.browser] a running browser, which stays open
 * @returns {Promise<import('./phone.mjs').Phone>}
 */
export async function open(
  dist,
  {
    apiBase,
    path = '',
    scene,
    dark = false,
    notch = false,
    size = { width: 375, height: 812 },
    dots = 2,
    browser,
  } = {},
) {
  const served = await serve(dist, { apiBase })
  const running = browser ?? (await launchBrowser())
  try {
    const window = await openWindow(running, {
      viewport: size,
      deviceScaleFactor: dots,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
      colorScheme: dark ? 'dark' : 'light',
    })
    window.once('close', () => void served.close())
    const page = await window.newPage()
    const close = async () => {
      await window.close()
      if (!browser) await running.close()
    }
    await page.goto(served.address + phoneAddress({ path, scene, notch }))
    await page.waitForFunction('globalThis.hearthPhone')
    return createPhone(page, close)
  } catch (error) {
    if (!browser) await running.close()
    await served.close()
    throw error
  }
}
