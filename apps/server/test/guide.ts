import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { ShopFile } from '@hearth/ops'

const readGuide = (name: string): string =>
  readFileSync(new URL(`../../../docs/guides/${name}`, import.meta.url), 'utf8')

/** The guide for shop owners. */
export const GUIDE = readGuide('running-a-shop.md')

/** The daily commands of owners, in Chinese. */
export const GUIDE_ZH = readGuide('running-a-shop.zh-CN.md')

/** Returns the shop file in the guide. */
export const guideShop = (): ShopFile => JSON.parse(/```json\n([\s\S]*?)```/.exec(GUIDE)![1]!) as ShopFile

/**
 * Writes the guide's shop file to a folder, as `shop.json`, with photographs at the paths it names. @returns its path
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
