import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { ShopFile } from '@hearth/ops'

/** The guide for shop owners. */
export const GUIDE = readFileSync(new URL('../../../docs/guides/running-a-shop.md', import.meta.url), 'utf8')

/** The shop file that the guide shows. */
export const guideShop = (): ShopFile => JSON.parse(/```json\n([\s\S]*?)```/.exec(GUIDE)![1]!) as ShopFile

/**
 * Puts the shop file that the guide shows into a folder, as `shop.json`, and photographs where it says they are;
 * answers its path.
 */
export async function writeGuideShop(folder: string): Promise<string> {
  const shop = guideShop()
  for (const { file = '' } of shop.pictures ?? []) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#e8d8b0' } }).toFile(path)
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(shop))
  return join(folder, 'shop.json')
}
