import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Chromium's own, where Playwright installed one. */
function playwrights() {
  try {
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
  } catch {
    return undefined
  }
}

/** The Chromium to use: `CHROMIUM_PATH`, the system's, Playwright's. Throws where there is none. */
export function findChromium() {
  const found = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place)) ?? playwrights()
  if (!found) throw new Error('No Chromium found: install chromium, or set CHROMIUM_PATH')
  return found
}

/** Starts a browser without a window that draws the same everywhere. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  })
