import type { Page, Response } from 'playwright-core'
import { networkRests } from './network-rests'
import { works } from './works'

/** What a visit waits for, besides the page itself. */
interface VisitOptions {
  /** False for pages whose replies a test holds back: their network is never idle. */
  rests?: boolean
}

/**
 * Opens an address, and waits until the page works and its network is idle.
 * @returns the response
 */
export async function visit(page: Page, address: string, options?: VisitOptions): Promise<Response | null> {
  const answer = await page.goto(address)
  await settle(page, options)
  return answer
}

/** Reloads the page, in the same way. */
export async function reload(page: Page, options?: VisitOptions): Promise<void> {
  await page.reload()
  await settle(page, options)
}

async function settle(page: Page, { rests = true }: VisitOptions = {}): Promise<void> {
  await works(page)
  if (rests) await networkRests(page)
}
