import { chromium, type Browser, type BrowserServer } from 'playwright-core'
import { findChromium } from './find-chromium.mjs'

/** The same pixels on every machine, and no requests to anybody outside. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

function options(more: string[] = []) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found: install chromium, or set CHROMIUM_PATH')
  return { executablePath, args: [...FLAGS, ...more] }
}

/** Starts a headless Chromium; `more` are further flags of its command line. */
export const launchBrowser = (...more: string[]): Promise<Browser> => chromium.launch(options(more))

/** Starts a headless Chromium that several processes share, by its `wsEndpoint()`. */
export const serveBrowser = (): Promise<BrowserServer> => chromium.launchServer(options())
