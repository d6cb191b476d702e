import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createAsker, GUEST, STRANGER } from './lib/asker.mjs'
import { findPostgres, startPostgres } from './lib/postgres.mjs'
import { quantile } from './lib/ratio.mjs'
import { startShop } from './lib/servers.mjs'
import { COSTLY_CALLS } from './strangers/costly-calls.mjs'

const SECONDS = 5
/**
 * Limit of the time of a product call while another network makes any of the costly calls, ms. It applies to the 99th
 * percentile.
 */
const BUDGET = 100

/**
 * Measures how long a product call takes while another network keeps twenty connections busy with one costly call. Rate
 * limits are on. The shop is measured on the embedded database and on PostgreSQL.
 * @param only a part of the names of the costly calls to measure
 */
export async function benchStrangers(only = '') {
  const names = Object.keys(COSTLY_CALLS).filter((name) => name.includes(only))
  const bin = findPostgres()
  const postgres = bin && startPostgres(bin, 4390)
  try {
    await measure('the embedded database', 4397, {}, names)
    if (postgres) await measure('PostgreSQL', 4398, { DATABASE_URL: postgres.createDatabase('strangers') }, names)
    else console.log('No PostgreSQL >= 15 is installed.')
  } finally {
    postgres?.stop()
  }
}

async function measure(database, port, env, names) {
  const origin = `http://localhost:${port}`
  const shop = await startShop(port, { RATE_LIMIT: 'on', TRUST_PROXY: 'loopback', PUBLIC_ORIGIN: origin, ...env })
  try {
    await sleep(4000)
    console.log(`\nms of a product call on ${database}, beside twenty connections of`)
    const calls = () => Promise.all([GUEST, STRANGER].map((network) => productCalls(origin, network)))
    print('nothing', await calls(), '')
    for (const name of names) {
      // The first requests of a call compile its validators and plan its statements.
      for (let times = 0; times < 3; times += 1) await COSTLY_CALLS[name](createAsker(origin, 1, GUEST))
      const strangers = new Worker(new URL('./strangers/strangers-worker.mjs', import.meta.url), {
        workerData: { origin, name, seconds: SECONDS },
      })
      const [figures, [counts]] = await Promise.all([calls(), once(strangers, 'message')])
      await strangers.terminate()
      print(name, figures, counts)
      await sleep(1000)
    }
  } finally {
    await shop.stop()
  }
}

function print(what, [others, own], counts) {
  const [p50, p99, near] = [
    [others, 0.5],
    [others, 0.99],
    [own, 0.99],
  ].map(([figures, part]) => quantile(figures, part).toFixed(1).padStart(7))
  const missed = Number(p99) > BUDGET ? '  missed' : ''
  console.log(`${what.padEnd(34)} p50 ${p50}   p99 ${p99}   p99 from the same network ${near}   ${counts}${missed}`)
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Returns the times of product calls from a network in ms. The calls run one after the other, and read ten products in
 * rotation.
 */
async function productCalls(origin, network) {
  const ask = createAsker(origin, 1, network)
  const figures = []
  const until = performance.now() + SECONDS * 1000
  for (let turn = 0; performance.now() < until; turn += 1) {
    const before = performance.now()
    const status = await ask('GET', `/api/products/spu_skus/v3?spuNo=${1001 + (turn % 10)}`)
    if (status !== 200) throw new Error(`A product call was answered ${status}.`)
    figures.push(performance.now() - before)
    await sleep(10)
  }
  return figures
}
