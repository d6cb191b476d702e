import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './find-chromium.mjs'

/** Flags that give the same pixels on every machine, and prevent requests to other hosts. */
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

/** Starts a headless Chromium. `more` are further flags for its command line. */
export function launchBrowser(...more: string[]): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found: install chromium, or set CHROMIUM_PATH')
  return chromium.launch({ executablePath, args: [...FLAGS, ...more] })
}
