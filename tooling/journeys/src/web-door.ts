import type { Browser, Locator } from 'playwright-core'
import { picturePath, type Door } from './door'
import { viewports } from './open-browser'
import { until } from './start-shop'

/** The shop in a browser, at a phone's or a desk's width. */
export async function openWebDoor(browser: Browser, origin: string, size: keyof typeof viewports): Promise<Door> {
  const { width, height, ...device } = viewports[size]
  const context = await browser.newContext({ viewport: { width, height }, ...device, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.setDefaultTimeout(15_000)

  const pressable = (words: string): Locator => {
    const roles = (['button', 'link', 'radio', 'checkbox', 'tab', 'option'] as const).flatMap((role) => [page.getByRole(role, { name: words, exact: true }), page.getByRole(role, { name: words })])
    return [...roles, page.getByText(words, { exact: true })].reduce((all, one) => all.or(one)).filter({ visible: true })
  }
  const best = async (words: string): Promise<Locator> => {
    await pressable(words).first().waitFor()
    // What lies on top, such as a sheet, comes last in the document.
    const exact = page.getByRole('button', { name: words, exact: true }).filter({ visible: true })
    return (await exact.count()) > 0 ? exact.last() : pressable(words).first()
  }

  return {
    async go(path) {
      await page.goto(origin + path, { waitUntil: 'networkidle' })
    },
    async tap(words) {
      await (await best(words)).click()
    },
    async fill(field, text) {
      await page.getByLabel(field).or(page.getByPlaceholder(field)).filter({ visible: true }).first().fill(text)
    },
    async see(words) {
      await page.getByText(words).filter({ visible: true }).first().waitFor()
    },
    async at(path) {
      await until(() => (page.url().includes(path) ? true : undefined), `the address ${path}, and not ${page.url()}`)
      return new URL(page.url()).pathname.split('/').at(-1) ?? ''
    },
    async shot(name) {
      const path = picturePath(`web-${size}`, name)
      if (!path) return
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path })
    },
    complaints: async () => complaints,
    close: () => context.close(),
  }
}
