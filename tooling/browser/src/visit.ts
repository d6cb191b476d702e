import type { Page, Response } from 'playwright-core'
import { networkRests } from './network-rests'
import { works } from './works'

/** What a visit waits for beside the page itself. */
interface VisitOptions {
  /** False for pages whose answers a test holds back: the network of those never rests. */
  rests?: boolean
}

/**
 * Opens an address, and waits until the page works and asks for nothing more.
 * @returns what was answered
 */
export async function visit(page: Page, address: string, options?: VisitOptions): Promise<Response | null> {
  const answer = await page.goto(address)
  await settle(page, options)
  return answer
}

/** The same for loading the page again. */
export async function reload(page: Page, options?: VisitOptions): Promise<void> {
  await page.reload()
  await settle(page, options)
}

async function settle(page: Page, { rests = true }: VisitOptions = {}): Promise<void> {
  await works(page)
  if (rests) await networkRests(page)
}
