import { needChromium } from '../commands/lib/chromium.mjs'

/**
 * Makes the commands of this package use the same Chromium as `npm test`. If there is no Chromium, installs it or
 * prints what to install. Tests do not call this function: the test runner sets their Chromium.
 */
export async function needBrowser() {
  process.env.CHROMIUM_PATH = await needChromium()
}
