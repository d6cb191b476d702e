import { needChromium } from '../commands/lib/chromium.mjs'

/**
 * Names the Chromium that `npm test` runs on to what opens browsers here; where there is none, installs it or says what
 * to install. For commands that a person starts: tests are given theirs.
 */
export async function needBrowser() {
  process.env.CHROMIUM_PATH = await needChromium()
}
