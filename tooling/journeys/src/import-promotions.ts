import { setTimeout as wait } from 'node:timers/promises'
import { importFile } from './import-file'
import type { OpenShop } from './start-shop'

/** A server reuses its replies for a second before it looks for changes; with some margin, ms. */
const KEPT = 2500

/** Imports promotions, as the owner, and waits until every page shows them. */
export async function importPromotions(shop: OpenShop, promotions: readonly object[]): Promise<void> {
  await importFile(shop, { promotions })
  await wait(KEPT)
}
