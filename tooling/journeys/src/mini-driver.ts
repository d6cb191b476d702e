import { fileURLToPath } from 'node:url'
import { networkRests } from '@hearth/browser'
import { open } from '@hearth/mini-simulator'
import type { Browser } from 'playwright-core'
import { miniPath } from './mini-path'
import { PHONE_DOTS } from './open-context'
import { picturePath, type Driver } from './driver'
import { rememberRequests } from './remember-requests'

const dist = (app: string) => fileURLToPath(new URL(`../../../apps/${app}/dist`, import.meta.url))

/** Opens a built mini-program in the simulator's phone, and returns a driver for it. */
export async function openMiniDriver(
  browser: Browser,
  origin: string,
  app: 'mini-program' | 'smart-app',
): Promise<Driver> {
  const phone = await open(dist(app), { apiBase: origin, browser, dots: PHONE_DOTS })
  /** Opens the app again, at the given page or its first page. */
  const openAt = async (page: string) => {
    await phone.page.evaluate((hash) => (location.hash = hash), encodeURIComponent(page))
    await phone.restart()
  }
  return {
    async go(path) {
      if (path !== '/') throw new Error('A mini-program opens at its first page; tap on from there')
      await openAt('')
    },
    follow: (path) => openAt(miniPath(path)),
    tap: (words) => phone.tap(words),
    fill: (field, text) => phone.fill(field, text),
    see: (words) => phone.see(words),
    async at(path, timeout) {
      // A parameter in a path of the web is a query here: '/cashier/1' is the page cashier with orderId=1.
      await phone.at(path.split('/').find(Boolean) ?? '', { timeout })
      const query = (await phone.pages()).at(-1)?.query ?? {}
      return query.orderId ?? query.groupId ?? query.bargainId ?? query.spuNo ?? ''
    },
    asked: rememberRequests(phone.page),
    rests: () => networkRests(phone.page),
    back: () => phone.back(),
    async shot(name) {
      const path = picturePath(app, name)
      if (path) await phone.shot(path)
    },
    async complaints() {
      const { errors, missing } = await phone.log()
      return [...errors.map(String), ...Object.keys(missing ?? {}).map((name) => `unknown platform API: ${name}`)]
    },
  }
}
