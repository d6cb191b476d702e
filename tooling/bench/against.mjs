import autocannon from 'autocannon'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCrowd } from './lib/crowd.mjs'
import { findPostgres, startPostgres } from './lib/postgres.mjs'
import { knowsProcessorTime, processorTime } from './lib/processor.mjs'
import { median, ratio, report } from './lib/ratio.mjs'
import { startShop } from './lib/servers.mjs'
import { fillShelves } from './lib/stock.mjs'

const READS = [
  '/api/products/base/v2/1001/1',
  '/api/products/skus/v3?skuNo=100101&skuNo=100201',
  '/api/products/items/v2?spuNo=1001&spuNo=1002',
  '/api/products/spu_skus/v3?spuNo=1003',
  '/cms/api/v1/widgets?urlMapping=/home',
]

/**
 * Numbers of concurrent shoppers. With few shoppers, the machine has free time, and a request waits only for the shop;
 * with many, the machine is busy.
 */
const AT_ONCE = [4, 8, 32]

const ROUNDS = 5
const WARM_UPS = 3

/**
 * Compares this shop with the built shop in another folder, such as that of an older commit: product reads and
 * purchases per second on PostgreSQL, and the processor time of a purchase. Both shops are measured in alternation.
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
    return { ...shop, processes: { server: shop.pid, database: postgres.pid } }
  }
  try {
    const [own, other] = [await open(4400), await open(4402, resolve(folder))]
    const reads =
      ({ origin }) =>
      async () =>
        (await autocannon({ url: origin, connections: 16, duration: 4, requests: READS.map((path) => ({ path })) }))
          .requests.average
    report('Product reads a second', await ratio(reads(own), reads(other), ROUNDS), `of ${folder}`)
    // The other folder's shoppers buy by its own calls, which may differ from the calls of today.
    const crowdOfOther = await import(pathToFileURL(join(resolve(folder), 'tooling/bench/lib/crowd.mjs')).href)
    const [ours, theirs] = [await createCrowd(own), await crowdOfOther.createCrowd(other)]
    for (const atOnce of AT_ONCE) {
      const [here, there] = [withCosts(own, ours(atOnce)), withCosts(other, theirs(atOnce))]
      const purchases = await ratio(here.measure, there.measure, ROUNDS, WARM_UPS)
      report(`Purchases a second, ${atOnce} shoppers at once`, purchases, `of ${folder}`)
      for (const process of knowsProcessorTime() ? ['server', 'database'] : []) {
        const [mine, its] = [here.cost(process), there.cost(process)]
        report(
          `  processor time of the ${process}`,
          mine / its,
          `${mine.toFixed(1)} ms of ${its.toFixed(1)} ms a purchase`,
        )
      }
    }
  } finally {
    for (const one of opened) await one.stop()
  }
}

/**
 * Measures the purchases per second of a shop, and the processor time that each of its processes uses for one purchase.
 */
function withCosts({ processes }, measure) {
  const rounds = []
  const used = () => Object.entries(processes).map(([name, pid]) => [name, processorTime(pid)])
  return {
    /** Measures one round. @returns the purchases per second */
    async measure() {
      const before = Object.fromEntries(used())
      const began = performance.now()
      const rate = await measure()
      const purchases = (rate * (performance.now() - began)) / 1000
      rounds.push(Object.fromEntries(used().map(([name, time]) => [name, (time - before[name]) / purchases])))
      return rate
    },
    /**
     * Returns the processor time that a process uses for one purchase, ms: the median of the rounds after the warm-ups.
     */
    cost: (name) => median(rounds.slice(WARM_UPS).map((round) => round[name])),
  }
}
