import type { Browser } from 'playwright-core'
import type { Manners } from './buy-a-device'
import type { Door } from './door'
import { openMiniDoor } from './mini-door'
import { openWebDoor } from './web-door'

/** A door of the shop, and how it is opened. */
export interface ClosedDoor extends Manners {
  name: string
  open(browser: Browser, origin: string): Promise<Door>
}

/** Every door of the shop. */
export const EVERY_DOOR: readonly ClosedDoor[] = [
  {
    name: 'a phone’s browser',
    open: (browser, origin) => openWebDoor(browser, origin, 'phone'),
    choicesOnSheet: true,
  },
  {
    name: 'a browser at a desk',
    open: (browser, origin) => openWebDoor(browser, origin, 'desktop'),
    choicesOnSheet: false,
  },
  {
    name: 'the mini-program',
    open: (browser, origin) => openMiniDoor(browser, origin, 'mini-program'),
    choicesOnSheet: true,
  },
  {
    name: 'the smart-app',
    open: (browser, origin) => openMiniDoor(browser, origin, 'smart-app'),
    choicesOnSheet: true,
  },
]
