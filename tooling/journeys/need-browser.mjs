import { needChromium } from '../commands/lib/chromium.mjs'

/**
 * Sets the Chromium of `npm test` for the commands of this package; if there is none, installs it or prints what to
 * install. Tests do not call it: the test runner sets their Chromium.
 */
export async function needBrowser() {
  process.env.CHROMIUM_PATH = await needChromium()
}
