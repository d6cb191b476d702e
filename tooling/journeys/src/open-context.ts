import { openWindow } from '@hearth/browser'
import { WHOLE } from '@hearth/vitest/whole'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

/** Device pixels per px of a phone. In a sample of the tests it is 1, which draws the same in a quarter of the time. */
export const PHONE_DOTS = process.env.VITEST && !WHOLE ? 1 : 2

/** The two sizes of the window in which tests look at every screen. */
export const viewports = {
  phone: { width: 375, height: 812, deviceScaleFactor: PHONE_DOTS, isMobile: true, hasTouch: true },
  desktop: { width: 1440, height: 900, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const

/** Opens a window on the shop with storage of its own. */
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
