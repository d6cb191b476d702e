import { quantile } from './lib/ratio.mjs'
import { startShop } from './lib/servers.mjs'

const SECONDS = 12
const CONNECTIONS = 8
/** Limit of the time of an API call while pages and pictures are rendered, ms. It applies to the 99th percentile. */
const BUDGET = 100
const SHAPES = [1, 3 / 4, 4 / 3, 9 / 16, 16 / 9, 2 / 3, 3 / 2, 43 / 100, 1 / 2, 6 / 5]

/**
 * Measures how long an API call takes while eight connections request pages of unknown addresses and pictures in new
 * sizes.
 */
export async function benchUnderLoad() {
  const shop = await startShop(4396, { PUBLIC_ORIGIN: 'http://localhost:4396' })
  try {
    const home = await (await fetch(`${shop.origin}/cms/api/v1/widgets?urlMapping=/allproducts`)).json()
    const faces = home.data.blocks
      .flatMap(({ widgets }) => widgets)
      .flatMap(({ products }) => products.map(({ picture }) => picture.url))
    await sleep(3000)
    const idle = await calls(shop.origin)
    const seen = new Map()
    let turn = 0
    const ask = async (address) => {
      const { status } = await fetch(shop.origin + address).then(async (reply) => (await reply.arrayBuffer(), reply))
      const kind = address.startsWith('/pictures') ? 'pictures' : 'pages'
      seen.set(`${kind} ${status}`, (seen.get(`${kind} ${status}`) ?? 0) + 1)
    }
    const until = performance.now() + SECONDS * 1000
    const asker = async (place) => {
      while (performance.now() < until) {
        turn += 1
        const width = [180, 360, 540, 750, 1125][turn % 5]
        const height = Math.round(width * SHAPES[Math.floor(turn / faces.length) % SHAPES.length])
        if (place % 2) await ask(`${faces[turn % faces.length]}?w=${width}&h=${height}`)
        // The page of a product that does not exist is rendered each time and never cached.
        else await ask(turn % 4 ? `/?x=${turn}` : `/product/made-up-${turn}?x=${turn}`)
      }
    }
    const [loaded] = await Promise.all([
      calls(shop.origin),
      ...Array.from({ length: CONNECTIONS }, (_, place) => asker(place)),
    ])
    const counts = [...seen].map(([what, count]) => `${what}: ${count}`).join(', ')
    console.log(`${CONNECTIONS} connections for ${SECONDS} s: ${counts}`)
    const say = (what, figures) => {
      const [p50, p99] = [0.5, 0.99].map((part) => quantile(figures, part).toFixed(1).padStart(6))
      console.log(`${what.padEnd(40)} p50 ${p50} ms   p99 ${p99} ms   of ${figures.length} calls`)
    }
    say('A call of the API, alone', idle)
    say('A call of the API, beside all that', loaded)
    console.log(`Budget ${BUDGET} ms: ${quantile(loaded, 0.99) <= BUDGET ? 'kept' : 'missed'}`)
  } finally {
    await shop.stop()
  }
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Returns the times of calls made one after the other for some seconds, ms. */
async function calls(origin) {
  const figures = []
  const until = performance.now() + SECONDS * 1000
  while (performance.now() < until) {
    const before = performance.now()
    await (await fetch(`${origin}/api/products/spu_skus/v3?spuNo=1001`)).json()
    figures.push(performance.now() - before)
    await sleep(10)
  }
  return figures
}
