#!/usr/bin/env node
/**
 * `pnpm bench`: compares the shop's costs with baselines, as ratios measured in one run. Options measure something
 * else:
 * - `--large [name]`: each call and page on a large shop, compared with the demo shop; only those whose name contains
 *   `name`.
 * - `--load`: the API while pages and pictures are rendered.
 * - `--strangers [name]`: a product call beside twenty connections of each costly call; only those whose name contains
 *   `name`.
 * - `--rush`: one sku of a flash sale that thousands order at once.
 * - `--against <folder>`: reads and purchases, compared with another built folder.
 */
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

await install()
await build(['@hearth/sdk', '@hearth/server', '@hearth/web'])

if (process.argv.includes('--large')) {
  const { benchLargeShop } = await import('../bench/large-shop.mjs')
  await benchLargeShop(process.argv[process.argv.indexOf('--large') + 1])
  process.exit(0)
}
if (process.argv.includes('--load')) {
  const { benchUnderLoad } = await import('../bench/under-load.mjs')
  await benchUnderLoad()
  process.exit(0)
}
if (process.argv.includes('--strangers')) {
  const { benchStrangers } = await import('../bench/strangers.mjs')
  await benchStrangers(process.argv[process.argv.indexOf('--strangers') + 1])
  process.exit(0)
}
if (process.argv.includes('--rush')) {
  const { benchHotSku } = await import('../bench/hot-sku.mjs')
  await benchHotSku()
  process.exit(0)
}
if (process.argv.includes('--against')) {
  const { benchAgainst } = await import('../bench/against.mjs')
  await benchAgainst(process.argv[process.argv.indexOf('--against') + 1])
  process.exit(0)
}

const { benchSdkCall } = await import('../bench/sdk-call.mjs')
const { benchFilterPromotions } = await import('../bench/filter-promotions.mjs')
const { benchProductPage } = await import('../bench/product-page.mjs')
const { benchPlaceOrders } = await import('../bench/place-orders.mjs')
const { benchPurchases } = await import('../bench/purchases.mjs')
for (const compare of [benchSdkCall, benchFilterPromotions, benchProductPage, benchPlaceOrders, benchPurchases])
  await compare()
process.exit(0)
