import { expect as retrying, type Locator, type Page } from 'playwright/test'
import { expect } from 'vitest'
import { PATIENCE } from './patience'

/**
 * The names of Playwright's expectations of pages and locators that tests use. Each expectation is repeated until it
 * holds.
 */
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

/** The expectations that `expect` offers for pages, in addition to those of vitest. */
export type PageExpectations = Pick<OfPages, Name>

declare module 'vitest' {
  interface Matchers extends PageExpectations {}
}

const patient = retrying.configure({ timeout: PATIENCE })

/** Adds Playwright's expectations of pages to vitest's `expect`: `await expect(page).toHaveURL(...)`. */
export const expectOfPages = (): void => expect.extend(Object.fromEntries(NAMES.map((name) => [name, matcherOf(name)])))

/**
 * After `.not`, vitest negates the result of a matcher. Playwright has to expect the opposite too, since it waits until
 * its own expectation holds.
 */
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
