import type { Page, Response } from 'playwright-core'
import { networkRests } from './network-rests'
import { works } from './works'

/** What a visit waits for, in addition to the page. */
interface VisitOptions {
  /** False for pages whose replies the test holds back: their network never becomes idle. */
  rests?: boolean
}

/**
 * Opens an address, and waits until the page has loaded and its network is idle.
 * @returns the response
 */
export async function visit(page: Page, address: string, options?: VisitOptions): Promise<Response | null> {
  const answer = await page.goto(address)
  await settle(page, options)
  return answer
}

/** Reloads the page, and waits as `visit` does. */
export async function reload(page: Page, options?: VisitOptions): Promise<void> {
  await page.reload()
  await settle(page, options)
}

async function settle(page: Page, { rests = true }: VisitOptions = {}): Promise<void> {
  await works(page)
  if (rests) await networkRests(page)
}
