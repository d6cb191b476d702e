import { expect as retrying, type Locator, type Page } from 'playwright/test'
import { expect } from 'vitest'
import { PATIENCE } from './patience'

/** Playwright's expectations of pages and locators: each repeats until it holds. */
const NAMES = [
  'toBeAttached',
  'toBeChecked',
  'toBeFocused',
  'toBeHidden',
  'toBeInViewport',
  'toBeVisible',
  'toContainText',
  'toHaveAttribute',
  'toHaveCount',
  'toHaveText',
  'toHaveTitle',
  'toHaveURL',
  'toHaveValue',
] as const

type Name = (typeof NAMES)[number]
type OfPages = ReturnType<typeof retrying<Locator>> & ReturnType<typeof retrying<Page>>

/** Playwright's expectations that `expect` offers for pages, besides vitest's own. */
export type PageExpectations = Pick<OfPages, Name>

declare module 'vitest' {
  interface Matchers extends PageExpectations {}
}

const patient = retrying.configure({ timeout: PATIENCE })

/** Gives vitest's `expect` Playwright's expectations of pages: `await expect(page).toHaveURL(...)`. */
export const expectOfPages = (): void => expect.extend(Object.fromEntries(NAMES.map((name) => [name, matcherOf(name)])))

/** Vitest negates the result after `.not`; Playwright must be asked for the opposite, since it waits for it. */
const matcherOf = (name: Name) =>
  async function (this: { isNot?: boolean }, target: Locator | Page, ...args: unknown[]) {
    const isNot = !!this.isNot
    const expectation = patient(target as Locator) as unknown as OfPages
    const asked = (isNot ? expectation.not : expectation)[name] as (...args: unknown[]) => Promise<void>
    const fault = await asked(...args).then(
      () => undefined,
      (error: Error) => error.message,
    )
    return { pass: (fault === undefined) !== isNot, message: () => fault ?? '' }
  }
