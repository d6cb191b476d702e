import type { Page } from 'playwright-core'
import { works } from './works'

/** A pattern of addresses, as `page.waitForURL` accepts it. */
export type Address = Parameters<Page['waitForURL']>[0]

/** Waits until a page has reached the given address and has loaded. */
export async function arrive(page: Page, address: Address): Promise<void> {
  await page.waitForURL(address)
  await works(page)
}

/** Goes back in the history of a page, and waits until the page has reached the given address and has loaded. */
export async function goBack(page: Page, address: Address): Promise<void> {
  await page.goBack()
  await arrive(page, address)
}
