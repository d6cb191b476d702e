import { setTimeout as wait } from 'node:timers/promises'
import { importFile } from './import-file'
import type { OpenShop } from './start-shop'

/**
 * Time after which a server has noticed changes, ms: it reuses its replies for a second before it looks for changes.
 */
const KEPT = 2500

/** Imports promotions, as the owner, and waits until every page shows them. */
export async function importPromotions(shop: OpenShop, promotions: readonly object[]): Promise<void> {
  await importFile(shop, { promotions })
  await wait(KEPT)
}
