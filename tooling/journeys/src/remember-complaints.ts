import type { Page } from 'playwright-core'

/** Collects the errors of a page: errors of scripts, errors on the console, and refused calls. */
export function rememberComplaints(page: Page): string[] {
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
  return complaints
}
