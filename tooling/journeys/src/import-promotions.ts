import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hearth } from './operator'
import type { OpenShop } from './start-shop'

/** A server gives replies again for a second before it looks whether anything has changed; with some to spare, ms. */
const KEPT = 2500

/** Has the owner import promotions, and waits until every page shows them. */
export async function importPromotions(shop: OpenShop, promotions: readonly object[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-file-'))
  await writeFile(join(folder, 'shop.json'), JSON.stringify({ promotions }))
  await hearth(shop.dataDir, 'import', join(folder, 'shop.json'))
  await rm(folder, { recursive: true })
  await wait(KEPT)
}
