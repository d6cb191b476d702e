import { fill, networkRests, press, visit, wasSaid } from '@hearth/browser'
import type { Browser, Locator } from 'playwright-core'
import { picturePath, type Driver } from './driver'
import { openContext, type viewports } from './open-context'
import { rememberComplaints } from './remember-complaints'
import { rememberRequests } from './remember-requests'
import { until } from './start-shop'

/** The shop in a browser, at a phone's or a desk's width. */
export async function openWebDriver(browser: Browser, origin: string, size: keyof typeof viewports): Promise<Driver> {
  const context = await openContext(browser, size)
  const page = await context.newPage()
  const complaints = rememberComplaints(page)

  const roles = ['button', 'link', 'radio', 'checkbox', 'tab', 'option'] as const
  /** What has a role before mere words. */
  const candidates = (words: string, exact: boolean): Locator[] => [
    ...roles.map((role) => page.getByRole(role, { name: words, exact })),
    page.getByText(words, { exact }),
  ]
  /**
   * Presses what can be pressed now: seen, and not covered by a sheet or a bar. Exact names before parts of names,
   * which will do once the page has nothing more to load: until then what bears the exact name may still be on its way.
   */
  async function tap(words: string): Promise<void> {
    let mayBePart = false
    await until(async () => {
      if (await pressFirst(candidates(words, true))) return true
      if (mayBePart) return pressFirst(candidates(words, false))
      await networkRests(page)
      mayBePart = true
      return undefined
    }, `something to press called ${words}`)
  }

  return {
    async go(path) {
      await visit(page, origin + path)
    },
    follow: async (path) => void (await visit(page, origin + path)),
    tap,
    async fill(field, text) {
      await fill(page.getByLabel(field).or(page.getByPlaceholder(field)).filter({ visible: true }).first(), text)
    },
    async see(words) {
      const shown = page.getByText(words).filter({ visible: true })
      await until(
        async () => (await shown.first().isVisible()) || (await wasSaid(page, words)) || undefined,
        `the words ${words}`,
      )
    },
    async at(path, timeout) {
      await until(
        () => (page.url().includes(path) ? true : undefined),
        `the address ${path}, and not ${page.url()}`,
        timeout,
      )
      return new URL(page.url()).pathname.split('/').at(-1) ?? ''
    },
    asked: rememberRequests(page),
    rests: () => networkRests(page),
    async back() {
      await page.goBack()
    },
    async shot(name) {
      const path = picturePath(`web-${size}`, name)
      if (!path) return
      await page.waitForFunction(picturesOnShow, undefined, { timeout: 10_000 }).catch(() => undefined)
      await page.screenshot({ path })
    },
    complaints: async () => complaints,
  }
}

/**
 * Presses the first of them that is seen and can be pressed. Each is looked for when those before it are not there.
 * @returns whether one was pressed; a page may change between the look and the press, and is looked at anew then
 */
async function pressFirst(candidates: readonly Locator[]): Promise<true | undefined> {
  for (const candidate of candidates)
    for (const one of await candidate.filter({ visible: true }).all())
      if ((await done(one.click({ trial: true, timeout: 1000 }))) && (await done(press(one, { timeout: 5000 }))))
        return true
  return undefined
}

const done = (step: Promise<void>): Promise<boolean> =>
  step.then(
    () => true,
    () => false,
  )

/** Runs in the page: whether every picture on the screen is there. */
const picturesOnShow = () =>
  [...document.images].every((picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect()
    return (
      width === 0 ||
      bottom <= 0 ||
      top >= innerHeight ||
      right <= 0 ||
      left >= innerWidth ||
      (picture.complete && picture.naturalWidth > 0)
    )
  })
