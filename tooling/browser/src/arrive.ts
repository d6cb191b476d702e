import type { Page } from 'playwright-core'
import { works } from './works'

/** The pattern of an address, as `page.waitForURL` takes it. */
export type Address = Parameters<Page['waitForURL']>[0]

/** Waits until a page has this address and works. */
export async function arrive(page: Page, address: Address): Promise<void> {
  await page.waitForURL(address)
  await works(page)
}

/** Goes back in the history of a page to this address. */
export async function goBack(page: Page, address: Address): Promise<void> {
  await page.goBack()
  await arrive(page, address)
}
