import { inFull } from '@hearth/vitest/whole'
import type { Browser } from 'playwright-core'
import type { Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openMiniDriver } from './mini-driver'
import { openWebDriver } from './web-driver'

type PlatformName = 'a phone’s browser' | 'a browser at a desk' | 'the mini-program' | 'the smart-app'

/** A platform of the shop, and how to open it. */
export interface Platform extends Manners {
  name: PlatformName
  open(browser: Browser, origin: string): Promise<Driver>
}

/** Every platform of the shop: browsers of two sizes, and two apps. */
export const PLATFORMS: readonly Platform[] = [
  {
    name: 'a phone’s browser',
    open: (browser, origin) => openWebDriver(browser, origin, 'phone'),
    choicesOnSheet: true,
    onWeb: true,
  },
  {
    name: 'a browser at a desk',
    open: (browser, origin) => openWebDriver(browser, origin, 'desktop'),
    choicesOnSheet: false,
    onWeb: true,
  },
  {
    name: 'the mini-program',
    open: (browser, origin) => openMiniDriver(browser, origin, 'mini-program'),
    choicesOnSheet: true,
    onWeb: false,
  },
  {
    name: 'the smart-app',
    open: (browser, origin) => openMiniDriver(browser, origin, 'smart-app'),
    choicesOnSheet: true,
    onWeb: false,
  },
]

/**
 * Returns all of these platforms. In a sample of the tests, returns only those whose names follow as `turn`. Most
 * journeys name one platform, since all platforms show the same screens. A journey through a part of the platform
 * itself, such as sharing, names one platform of each kind.
 */
export const byTurn = <One extends Pick<Platform, 'name'>>(
  platforms: readonly One[],
  ...turn: readonly PlatformName[]
): One[] => inFull(platforms, ({ name }) => turn.includes(name))
