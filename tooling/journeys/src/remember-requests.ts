import type { Page } from 'playwright-core'

/**
 * Remembers what a page has asked for.
 * @returns finds the last part of the newest address with a text in it; nothing where none was asked for
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
