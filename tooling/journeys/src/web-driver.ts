import type { Browser, Locator } from 'playwright-core'
import { picturePath, type Driver } from './driver'
import { openContext, type viewports } from './open-browser'
import { until } from './start-shop'

/** The shop in a browser, at a phone's or a desk's width. */
export async function openWebDriver(browser: Browser, origin: string, size: keyof typeof viewports): Promise<Driver> {
  const context = await openContext(browser, size)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !message.text().startsWith('Failed to load resource') &&
      complaints.push(message.text()),
  )
  page.on('response', (reply) => reply.status() >= 400 && complaints.push(`${reply.status()} ${reply.url()}`))

  const roles = ['button', 'link', 'radio', 'checkbox', 'tab', 'option'] as const
  /** What has a role before mere words. */
  const candidates = (words: string, exact: boolean): Locator[] => [
    ...roles.map((role) => page.getByRole(role, { name: words, exact })),
    page.getByText(words, { exact }),
  ]
  /** Looks in vain for an exact name, which may be on a sheet that is still opening, before a part of a name will do. */
  const PATIENCE = 8
  /** Presses what can be pressed now: seen, and not covered by a sheet or a bar. Exact names before parts of names. */
  async function tap(words: string): Promise<void> {
    let looked = 0
    await until(async () => {
      looked += 1
      const exact = await seen(candidates(words, true))
      if (await pressFirst(exact)) return true
      return looked < PATIENCE ? undefined : pressFirst(await seen(candidates(words, false)))
    }, `something to press called ${words}`)
  }

  return {
    async go(path) {
      await page.goto(origin + path, { waitUntil: 'networkidle' })
    },
    tap,
    async fill(field, text) {
      await page.getByLabel(field).or(page.getByPlaceholder(field)).filter({ visible: true }).first().fill(text)
    },
    async see(words) {
      await page.getByText(words).filter({ visible: true }).first().waitFor()
    },
    async at(path, timeout) {
      await until(
        () => (page.url().includes(path) ? true : undefined),
        `the address ${path}, and not ${page.url()}`,
        timeout,
      )
      return new URL(page.url()).pathname.split('/').at(-1) ?? ''
    },
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
    close: () => context.close(),
  }
}

const seen = async (candidates: readonly Locator[]): Promise<Locator[]> =>
  (await Promise.all(candidates.map((one) => one.filter({ visible: true }).all()))).flat()

/**
 * Presses the first of them that can be pressed.
 * @returns whether one was pressed; a page may change between the look and the press, and is looked at anew then
 */
async function pressFirst(candidates: readonly Locator[]): Promise<true | undefined> {
  for (const one of candidates) {
    if ((await done(one.click({ trial: true, timeout: 1000 }))) && (await done(one.click({ timeout: 5000 }))))
      return true
  }
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
