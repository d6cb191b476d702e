import { randomUUID } from 'node:crypto'
import { createCrowd } from './lib/crowd.mjs'
import { findPostgres, startPostgres } from './lib/postgres.mjs'
import { median, quantile, ratio, report } from './lib/ratio.mjs'
import { openLine, orderOf, prepareRush, priceOfRush, stockRush } from './lib/rush.mjs'
import { startShop } from './lib/servers.mjs'
import { fillShelves } from './lib/stock.mjs'

const PORTS = [4393, 4394]
const AT_ONCE = 256
const ORDERS = 3_000
const ALONE = 400
const WAITING = 5_000
const PIECES = 500
const PATIENCE = 3_000
/** Largest allowed time of a normal purchase during a rush, as a multiple of its time in a quiet shop. */
const BUDGET = 3

/**
 * Measures a rush for one sku of a flash sale, with one server and with two: orders per second, compared with one
 * transaction per order; the replies to 5,000 shoppers who order at once; and the time of a normal purchase during the
 * rush. An order is answered once it is durable.
 */
export async function benchHotSku() {
  const bin = findPostgres()
  if (!bin) {
    console.log('No PostgreSQL >= 15 is installed: a rush is not measured.')
    return
  }
  const postgres = startPostgres(bin, 4392)
  const servers = []
  try {
    servers.push(await startShop(PORTS[0], { DATABASE_URL: postgres.url }))
    const rush = await openRush(postgres, bin, servers[0])
    report('Orders of one sku a second, one server', await rush.speed([PORTS[0]]), 'of one transaction an order')
    await rush.tellWaiting([PORTS[0]], PIECES)
    await rush.tellWaiting([PORTS[0]], WAITING)
    await rush.beside(servers[0])
    servers.push(await startShop(PORTS[1], { DATABASE_URL: postgres.url }))
    report('Orders of one sku a second, two servers', await rush.speed(PORTS), 'of one transaction an order')
    await rush.tellWaiting(PORTS, PIECES)
    await rush.tellWaiting(PORTS, WAITING)
    await rush.killed(servers)
  } finally {
    for (const server of servers) await server.stop()
    postgres.stop()
  }
}

async function openRush(postgres, bin, server) {
  fillShelves(bin, postgres.url)
  await prepareRush(postgres, 'hearth', 100_000)
  await stockRush(postgres, 'hearth', 1)
  const amount = await priceOfRush(server.origin)
  let next = 1
  const shopper = () => next++
  // A real shop with a rush has older orders, and the database plans its queries by statistics of its rows. So orders
  // are placed before the rush is measured.
  await ordersASecond([PORTS[0]], ORDERS)()
  await postgres.query('hearth', 'vacuum analyze')

  /**
   * Returns a function that measures orders per second. It opens several connections, and places orders on each, one
   * after the other.
   */
  function ordersASecond(ports, orders, key) {
    return async () => {
      await stockRush(postgres, 'hearth', 10_000_000)
      const lines = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => openLine(ports[at % ports.length])))
      const began = performance.now()
      let left = orders
      const work = async (line) => {
        while (left-- > 0) {
          const { code, message } = await line.ask(orderOf(shopper(), amount, key?.()))
          if (Number(code) !== 0) throw new Error(`${code} ${message}`)
        }
      }
      await Promise.all(lines.map(work))
      const seconds = (performance.now() - began) / 1000
      for (const line of lines) line.close()
      return orders / seconds
    }
  }

  /**
   * Returns the replies to a number of shoppers who order at the same moment. A shopper in the queue asks again after
   * the time that the reply names. A shopper whose server died sends the same request to the first server.
   */
  async function rushAll(ports, shoppers, onAnswer = () => {}) {
    const lines = await Promise.all(Array.from({ length: shoppers }, (_, at) => openLine(ports[at % ports.length])))
    return Promise.all(
      lines.map(async (first) => {
        let line = first
        const bytes = orderOf(shopper(), amount, randomUUID())
        const waits = []
        for (;;) {
          const began = performance.now()
          const answer = await line.ask(bytes).catch(() => undefined)
          if (!answer) {
            line = await openLine(ports[0])
            continue
          }
          waits.push(performance.now() - began)
          if (Number(answer.code) === QUEUED) {
            await sleep(answer.retryAfter * 1000)
            continue
          }
          onAnswer(answer)
          line.close()
          return { ...answer, waits }
        }
      }),
    )
  }

  return {
    speed: (ports) =>
      ratio(
        ordersASecond(ports, ORDERS),
        ordersASecond([ports[0]], ALONE, () => null),
        5,
      ),

    async tellWaiting(ports, pieces) {
      await stockRush(postgres, 'hearth', pieces)
      const began = performance.now()
      const ends = await rushAll(ports, WAITING)
      const seconds = (performance.now() - began) / 1000
      const waits = ends.flatMap(({ waits }) => waits)
      const counts = new Map()
      for (const { code } of ends) counts.set(code, (counts.get(code) ?? 0) + 1)
      const sold = Number(await postgres.query('hearth', "select sold from promotion_sku where promotion_id = 'rush'"))
      const queued = waits.length - ends.length
      console.log(
        [
          `${WAITING} shoppers, ${pieces} pieces, ${ports.length} server(s): ${tell(counts)}; ${sold} sold`,
          `all done in ${seconds.toFixed(1)} s; told a place ${queued} times`,
          `waits p50 ${ms(waits, 0.5)}, p99 ${ms(waits, 0.99)}, longest ${ms(waits, 1)}`,
          `budget ${PATIENCE} ms: ${quantile(waits, 1) <= PATIENCE ? 'kept' : 'missed'}`,
        ].join('; '),
      )
      if (sold !== (counts.get(0) ?? 0) || sold > pieces) throw new Error(`${sold} of ${pieces} were sold`)
    },

    /** Compares the time of a whole purchase during a rush with its time in a quiet shop. */
    async beside(shop) {
      await stockRush(postgres, 'hearth', 10_000_000)
      const crowd = await createCrowd(shop)
      const purchases = crowd(1)
      await purchases()
      const ratios = []
      for (let round = 0; round < 3; round += 1) {
        const quiet = await purchases()
        await stockRush(postgres, 'hearth', 10_000_000)
        const rush = { over: false }
        const rushing = (async () => {
          while (!rush.over) await rushAll([PORTS[0]], 1_000)
        })()
        const beside = await purchases()
        rush.over = true
        await rushing
        ratios.push(quiet / beside)
      }
      report('A normal purchase beside a rush, time', median(ratios), `of its time in a quiet shop; budget ${BUDGET}x`)
    },

    /** Kills a server during a rush, and checks that no order is lost or placed twice. */
    async killed(servers) {
      await stockRush(postgres, 'hearth', 10_000_000)
      const before = await ordersOfRush(postgres)
      const told = []
      await rushAll(PORTS, 2_000, ({ code, data }) => {
        if (Number(code) === 0) told.push(data.orderId)
        if (told.length === 300) servers[1].kill()
      })
      const ids = told.map((id) => `'${id}'`).join(',')
      const found = Number(await postgres.query('hearth', `select count(*) from orders where id in (${ids})`))
      const written = (await ordersOfRush(postgres)) - before
      console.log(`A server killed in the middle: ${told.length} orders told, ${found} found, ${written} written`)
      if (found !== told.length || written !== told.length) throw new Error('An order was lost or placed twice')
    },
  }
}

const ordersOfRush = async (postgres) =>
  Number(await postgres.query('hearth', "select count(distinct order_id) from order_item where promotion_id = 'rush'"))

const QUEUED = 107002425
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time))
const ms = (figures, part) => `${quantile(figures, part).toFixed(0)} ms`
const tell = (counts) => [...counts].map(([code, count]) => `${count} with ${code}`).join(', ')
