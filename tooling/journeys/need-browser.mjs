import { needChromium } from '../commands/lib/chromium.mjs'

/**
 * Sets the Chromium that `npm test` uses for the commands here; if there is none, installs it or prints what to
 * install. For commands that a person starts: tests receive theirs from the runner.
 */
export async function needBrowser() {
  process.env.CHROMIUM_PATH = await needChromium()
}
