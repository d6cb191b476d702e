import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { CALLS, COMMANDS, PAGES, prepare } from './large/calls.mjs'
import { login } from './lib/login.mjs'
import { findPostgres, startPostgres } from './lib/postgres.mjs'
import { median } from './lib/ratio.mjs'
import { startShop } from './lib/servers.mjs'

const run = promisify(execFile)
const operator = fileURLToPath(new URL('../../apps/server/dist/operator.js', import.meta.url))
const fill = fileURLToPath(new URL('large/fill.sql', import.meta.url))
const TELEPHONE = '13900139001'
const ROUNDS = 5
const CALLS_A_ROUND = 8
/** Largest allowed time of a call or page on the large shop, as a multiple of its time on the demo shop. */
const BUDGET = 3

/**
 * Times each built call and page on a shop of 20,000 products, 92,000 skus and 100,000 orders, and on the demo shop on
 * the same PostgreSQL.
 * @param only a part of the names of the calls and pages to time, such as `orders`
 */
export async function benchLargeShop(only = '') {
  const bin = findPostgres()
  if (!bin) {
    console.log('No PostgreSQL >= 15 is installed: a large shop can not be tried.')
    return
  }
  const postgres = startPostgres(bin, 4392)
  const shops = []
  const wanted = (all) => Object.entries(all).filter(([name]) => name.includes(only))
  try {
    const demo = await open(postgres, 'demo', 4393, { copy: '', lastPage: 1 })
    shops.push(demo)
    const large = await open(postgres, 'large', 4395, { copy: '-200', lastPage: 84 })
    shops.push(large)
    await fillShop(postgres)
    console.log(`${'ms, median'.padEnd(46)} ${'demo'.padStart(9)} ${'large'.padStart(9)} ${'ratio'.padStart(8)}`)
    for (const [name, call] of wanted(CALLS))
      print(
        name,
        await compare(
          demo,
          large,
          (shop) => timed(() => call(shop)),
          CALLS_A_ROUND,
          (shop) => shop.settle(),
        ),
      )
    for (const [name, path] of wanted(PAGES))
      print(
        name,
        await compare(
          demo,
          large,
          (shop) => timed(() => text(shop, path)),
          1,
          undefined,
          (shop) => renew(postgres, shop),
        ),
      )
    for (const path of only ? [] : ['/', '/allproducts'])
      print(
        `longest call while ${path} is rendered`,
        await compare(
          demo,
          large,
          (shop) => longestBeside(shop, path),
          1,
          undefined,
          (shop) => renew(postgres, shop),
        ),
      )
    for (const [name, words] of wanted(COMMANDS))
      print(
        name,
        await compare(
          demo,
          large,
          (shop) =>
            timed(() =>
              run(process.execPath, [operator, ...words], {
                env: { ...process.env, DATABASE_URL: shop.database },
                maxBuffer: 1 << 28,
              }).catch(unlessFound),
            ),
          1,
        ),
      )
  } finally {
    for (const shop of shops) await shop.server.stop()
    postgres.stop()
  }
}

/**
 * Ignores the exit code 1 of an audit, which reports faults: orders that a script wrote lack the steps of real orders.
 */
function unlessFound(error) {
  if (error.code !== 1 || !/break a law of the shop/.test(error.stderr)) throw error
}

async function open(postgres, name, port, more) {
  const database = postgres.createDatabase(name)
  const server = await startShop(port, { DATABASE_URL: database })
  const call = await login(server, TELEPHONE)
  const shop = {
    ...more,
    name,
    server,
    database,
    call,
    placed: [],
    lamp: async () => [
      '150201',
      (await call('GET', '/api/cart/v1/settlement?skuNo=150201&couponId=&useGold=false&useDuStar=false')).amounts
        .payAmount,
    ],
    // A shopper can have ten unpaid orders, and can make only a few attempts to pay each of them. So a new order is
    // placed for each payment.
    settle: async () => {
      while (shop.placed.length > 3) await call('POST', `/api/orders/${shop.placed.shift()}/v2`, { reason: '不想要了' })
      await CALLS['checkout.placeOrder'](shop)
    },
  }
  await prepare(shop)
  shop.placed = []
  return shop
}

async function fillShop(postgres) {
  const before = performance.now()
  await postgres.query('large', readFileSync(fill, 'utf8'))
  await postgres.query('large', 'vacuum analyze')
  await postgres.query('demo', 'vacuum analyze')
  const counts = await postgres.query(
    'large',
    `select (select count(*) from spu) || ' products, ' || (select count(*) from sku) || ' skus, '
      || (select count(*) from orders) || ' orders'`,
  )
  console.log(`A large shop was filled in ${((performance.now() - before) / 1000).toFixed(0)} s: ${counts.trim()}`)
}

/**
 * Returns the medians of both shops, measured in alternation. `afresh` prepares a shop for a round, `ready` for each
 * measurement.
 */
async function compare(demo, large, measure, times, ready, afresh) {
  const figures = new Map([demo, large].map((shop) => [shop, []]))
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const shop of round % 2 ? [demo, large] : [large, demo]) {
      await afresh?.(shop)
      for (let time = 0; time < times; time += 1) {
        await ready?.(shop)
        const ms = await measure(shop)
        // The first round only warms up.
        if (round >= 0) figures.get(shop).push(ms)
      }
    }
  }
  return [demo, large].map((shop) => median(figures.get(shop)))
}

async function timed(work) {
  const before = performance.now()
  await work()
  return performance.now() - before
}

/**
 * Returns the longest time of small calls made one after the other while a page is rendered: the delay that rendering
 * causes for others.
 */
async function longestBeside(shop, path) {
  const page = { rendered: false }
  const rendering = text(shop, path).finally(() => (page.rendered = true))
  let longest = 0
  while (!page.rendered) longest = Math.max(longest, await timed(() => text(shop, '/api/areas/110000/v1')))
  await rendering
  return longest
}

async function text(shop, path) {
  const reply = await fetch(shop.server.origin + path)
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
  await reply.text()
}

/**
 * Invalidates all rendered pages, and waits until the server has noticed: the server reads the version of the catalogue
 * once per second.
 */
async function renew(postgres, shop) {
  await postgres.query(
    shop.name,
    "update setting set value = to_jsonb((value #>> '{}')::bigint + 1) where name = 'catalogueVersion'",
  )
  await new Promise((resolve) => setTimeout(resolve, 1100))
}

function print(name, [demo, large]) {
  const ratio = large / demo
  const [small, big] = [demo, large].map((ms) => ms.toFixed(2).padStart(9))
  const tooMuch = ratio > BUDGET ? `   more than ${BUDGET}x` : ''
  console.log(`${name.padEnd(46)} ${small} ${big} ${ratio.toFixed(2).padStart(7)}x${tooMuch}`)
}
