/** Playwright's steps that do not wait for the page, and their replacements. */
const EARLY = [
  { pattern: /\.(?:click|dblclick)\(/, instead: 'press(...) or follow(...) of @hearth/browser' },
  { pattern: /\bpage\.goto\(/, instead: 'visit(...) of @hearth/browser' },
  { pattern: /\bpage\.reload\(\)/, instead: 'reload(...) of @hearth/browser' },
  { pattern: /\.goBack\(/, instead: 'goBack(...) of @hearth/browser' },
  { pattern: /\.waitForURL\(/, instead: 'arrive(...) or follow(...) of @hearth/browser' },
  { pattern: /\.waitForLoadState\(/, instead: 'works(...) or networkRests(...) of @hearth/browser' },
  { pattern: /\bbrowser\.new(?:Context|Page)\(/, instead: 'openWindow(...) of @hearth/browser' },
  {
    pattern: /expect\(await .*\.(?:isVisible|innerText|textContent|title|getAttribute|inputValue)\([^)]*\)\)\.(?!not)/,
    instead: 'await expect(locator).to..., which looks again',
  },
  { pattern: /expect\(await .*\.count\(\)\)\.(?!toBe\(0\))/, instead: 'await expect(locator).toHaveCount(...)' },
]

/**
 * Finds steps in a test that do not wait for the page.
 * @param {string} text
 * @returns {{ line: number, instead: string }[]}
 */
export const findEarlySteps = (text) =>
  text
    .split('\n')
    .flatMap((line, at) =>
      EARLY.filter(({ pattern }) => pattern.test(line)).map(({ instead }) => ({ line: at + 1, instead })),
    )
