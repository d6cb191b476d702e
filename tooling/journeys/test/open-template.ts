import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from '../src/start-shop'

/** Before all tests: opens a shop once, with its demo goods and their pictures, for the others to be copies of. */
export default async function openTemplate(): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'hearth-template-'))
  const shop = await startShop(template)
  await shop.stop()
  process.env.SHOP_TEMPLATE = template
  return () => rmSync(template, { recursive: true, force: true })
}
