import { WHOLE } from '@hearth/vitest/whole'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core'

/** How a browser of the journeys is started: it asks nobody outside. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** The Chromium there is: `CHROMIUM_PATH`, or the system's. */
export const browserPath = (): string => process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Opens a headless Chromium. */
export function openBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: [...BROWSER_FLAGS, ...more] })
}

/** Dots for each px of a phone; in a sample of the tests one, which draws the same in a quarter of the time. */
export const PHONE_DOTS = process.env.VITEST && !WHOLE ? 1 : 2

/** The two widths every screen is seen at. */
export const viewports = {
  phone: { width: 375, height: 812, deviceScaleFactor: PHONE_DOTS, isMobile: true, hasTouch: true },
  desktop: { width: 1440, height: 900, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const

/** A shopper's own window on the shop, with storage of its own; a busy machine is given time. */
export async function openContext(
  browser: Browser,
  size: keyof typeof viewports,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const { width, height, ...device } = viewports[size]
  const context = await browser.newContext({
    viewport: { width, height },
    ...device,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(45_000)
  return context
}
