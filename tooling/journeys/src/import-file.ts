import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hearth } from './operator'
import type { OpenShop } from './start-shop'

/** Imports a shop file, as the owner. */
export async function importFile(shop: OpenShop, file: object): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-file-'))
  await writeFile(join(folder, 'shop.json'), JSON.stringify(file))
  await hearth(shop.dataDir, 'import', join(folder, 'shop.json'))
  await rm(folder, { recursive: true })
}
