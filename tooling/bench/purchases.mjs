import autocannon from 'autocannon'
import { createCrowd } from './lib/crowd.mjs'
import { findPostgres, startPostgres } from './lib/postgres.mjs'
import { ratio, report } from './lib/ratio.mjs'
import { serveBytes, startShop } from './lib/servers.mjs'
import { fillShelves } from './lib/stock.mjs'

/** Measures whole purchases per second on PostgreSQL, compared with the requests per second of a plain HTTP server. */
export async function benchPurchases() {
  const bin = findPostgres()
  if (!bin) {
    console.log('No PostgreSQL >= 15 is installed: purchases are not measured.')
    return
  }
  const postgres = startPostgres(bin, 4397)
  const shop = await startShop(4398, { DATABASE_URL: postgres.url })
  const bare = await serveBytes(Buffer.from('{}'), { 'content-type': 'application/json' })
  try {
    fillShelves(bin, postgres.url)
    const requests = async () => (await autocannon({ url: bare.origin, connections: 32, duration: 3 })).requests.average
    report(
      'Purchases a second on PostgreSQL',
      await ratio((await createCrowd(shop))(), async () => (await requests()) / 1000, 3),
      'of a thousandth of the requests of bare node:http',
    )
  } finally {
    await bare.stop()
    await shop.stop()
    postgres.stop()
  }
}
