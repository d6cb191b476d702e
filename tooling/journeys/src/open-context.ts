import { openWindow } from '@hearth/browser'
import { WHOLE } from '@hearth/vitest/whole'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

/**
 * Device pixels for each px of a phone; one in a sample of the tests, which draws the same in a quarter of the time.
 */
export const PHONE_DOTS = process.env.VITEST && !WHOLE ? 1 : 2

/** The two widths of every screen in tests. */
export const viewports = {
  phone: { width: 375, height: 812, deviceScaleFactor: PHONE_DOTS, isMobile: true, hasTouch: true },
  desktop: { width: 1440, height: 900, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const

/** A shopper's own window on the shop, with storage of its own. */
export function openContext(
  browser: Browser,
  size: keyof typeof viewports,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const { width, height, ...device } = viewports[size]
  return openWindow(browser, {
    viewport: { width, height },
    ...device,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    ...options,
  })
}
