import type { Page } from 'playwright-core'

/**
 * Collects the requests of a page.
 * @returns a function that returns the last part of the newest address which contains a text; undefined if none does
 */
export function rememberRequests(page: Page): (part: string) => string | undefined {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  return (part) =>
    asked
      .findLast((path) => path.includes(part))
      ?.split('/')
      .at(-1)
}
