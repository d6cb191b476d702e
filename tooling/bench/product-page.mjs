import autocannon from 'autocannon'
import { report, ratio } from './lib/ratio.mjs'
import { serveBytes, startShop } from './lib/servers.mjs'

const encodings = { 'accept-encoding': 'gzip' }

/** Measures requests of the product page, compared with a plain HTTP server that sends the same bytes. */
export async function benchProductPage() {
  const shop = await startShop(4391)
  const page = `${shop.origin}/product/1001`
  const reply = await fetch(page, { headers: encodings })
  const type = reply.headers.get('content-type')
  const gzip = await rawBytes(page)
  const bare = await serveBytes(gzip, {
    'content-type': type,
    'content-encoding': 'gzip',
    'content-length': gzip.length,
  })
  try {
    const requests = (url) => async () =>
      (await autocannon({ url, connections: 16, duration: 3, headers: encodings })).requests.average
    report(
      'Product pages a second',
      await ratio(requests(page), requests(bare.origin), 3),
      'of bare node:http with the same bytes',
    )
  } finally {
    await bare.stop()
    await shop.stop()
  }
}

async function rawBytes(url) {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: encodings }, (reply) => {
      const parts = []
      reply.on('data', (part) => parts.push(part))
      reply.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
}
