import autocannon from 'autocannon'
import { resolve } from 'node:path'
import { createCrowd } from './lib/crowd.mjs'
import { findPostgres, startPostgres } from './lib/postgres.mjs'
import { ratio, report } from './lib/ratio.mjs'
import { startShop } from './lib/servers.mjs'
import { fillShelves } from './lib/stock.mjs'

const READS = [
  '/api/products/base/v2/1001/1',
  '/api/products/skus/v3?skuNo=100101&skuNo=100201',
  '/api/products/items/v2?spuNo=1001&spuNo=1002',
  '/api/products/spu_skus/v3?spuNo=1003',
  '/cms/api/v1/widgets?urlMapping=/home',
]

/** Numbers of concurrent shoppers. With a few, each request waits only for the shop; with more, the machine is busy. */
const AT_ONCE = [4, 32]

/**
 * Measures product reads and purchases per second on PostgreSQL, in alternation with those of another built folder,
 * such as that of an older commit.
 */
export async function benchAgainst(folder) {
  const bin = findPostgres()
  if (!bin || !folder) throw new Error('pnpm bench --against <folder> needs a built folder, and PostgreSQL >= 15.')
  const opened = []
  const open = async (port, built) => {
    const postgres = startPostgres(bin, port)
    opened.unshift(postgres)
    const shop = await startShop(port + 1, { DATABASE_URL: postgres.url }, built)
    opened.unshift(shop)
    fillShelves(bin, postgres.url)
    return shop
  }
  try {
    const [own, other] = [await open(4400), await open(4402, resolve(folder))]
    const reads =
      ({ origin }) =>
      async () =>
        (await autocannon({ url: origin, connections: 16, duration: 4, requests: READS.map((path) => ({ path })) }))
          .requests.average
    report('Product reads a second', await ratio(reads(own), reads(other), 5), `of ${folder}`)
    const [ours, theirs] = [await createCrowd(own), await createCrowd(other)]
    for (const atOnce of AT_ONCE)
      report(
        `Purchases a second, ${atOnce} shoppers at once`,
        await ratio(ours(atOnce), theirs(atOnce), 5, 3),
        `of ${folder}`,
      )
  } finally {
    for (const one of opened) await one.stop()
  }
}
