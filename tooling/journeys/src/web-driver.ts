import { fill, networkRests, press, visit, wasSaid } from '@hearth/browser'
import type { Browser, Locator } from 'playwright-core'
import { picturePath, type Driver } from './driver'
import { openContext, type viewports } from './open-context'
import { rememberComplaints } from './remember-complaints'
import { rememberRequests } from './remember-requests'
import { until } from './start-shop'

/** Opens the shop in a browser of the given size, and returns a driver for it. */
export async function openWebDriver(browser: Browser, origin: string, size: keyof typeof viewports): Promise<Driver> {
  const context = await openContext(browser, size)
  const page = await context.newPage()
  const complaints = rememberComplaints(page)

  const roles = ['button', 'link', 'radio', 'checkbox', 'tab', 'option'] as const
  /** Returns the controls with these words: those found by their role first, plain words last. */
  const candidates = (words: string, exact: boolean): Locator[] => [
    ...roles.map((role) => page.getByRole(role, { name: words, exact })),
    page.getByText(words, { exact }),
  ]
  /**
   * Presses a control that can be pressed now: visible, and not covered by a sheet or a bar. A control with exactly
   * these words is preferred to one that contains them. A control that only contains the words is pressed only once the
   * page has loaded everything: until then, the one with exactly these words may be missing.
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
 * Presses the first of these controls that is visible and can be pressed. A control is looked for only if those before
 * it are absent.
 * @returns true if one was pressed; undefined if the page changed meanwhile, so that the caller looks again
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

/** Runs in the page: returns whether every picture on the screen is loaded. */
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
