import { setTimeout as wait } from 'node:timers/promises'
import { importFile } from './import-file'
import type { OpenShop } from './start-shop'

/** A server gives replies again for a second before it looks whether anything has changed; with some to spare, ms. */
const KEPT = 2500

/** Has the owner import promotions, and waits until every page shows them. */
export async function importPromotions(shop: OpenShop, promotions: readonly object[]): Promise<void> {
  await importFile(shop, { promotions })
  await wait(KEPT)
}
