import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { contenders } from './lib/contenders.mjs'
import { median } from './lib/ratio.mjs'

const CALLS = 500
const ROUNDS = 11
/** Limit of the SDK core's cost, as a multiple of raw fetch. */
const BUDGET = 1.35

const body = JSON.stringify({
  code: 0,
  message: '',
  success: true,
  currentTimeMillis: 1_800_000_000_000,
  data: {
    spuNo: '1001',
    name: '智能音箱',
    pictures: Array.from({ length: 12 }, (_, i) => ({ url: `/pictures/${i}`, alt: '图', width: 1500, height: 1500 })),
  },
})

/**
 * Measures the cost of one GET with a path parameter and a query for the SDK and for well-known clients, compared with
 * raw fetch. A stub in this process answers.
 */
export async function benchSdkCall() {
  const real = globalThis.fetch
  globalThis.fetch = async () => new Response(body, { headers: { 'content-type': 'application/json' } })
  try {
    const all = contenders('http://stub.local')
    for (const [name, call] of Object.entries(all))
      if ((await call(1)).pictures.length !== 12) throw new Error(`${name} does not give the data of its reply`)
    print('answered by a stub in this process', await compare(all), BUDGET)
  } finally {
    globalThis.fetch = real
  }
  await benchLoopback()
}

/** Measures the same call over a real connection to a server in another process. */
async function benchLoopback() {
  const server = spawn(
    process.execPath,
    [
      '-e',
      `require('node:http').createServer((_, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end(${JSON.stringify(body)})).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    const [port] = await once(server.stdout, 'data')
    const all = contenders(`http://127.0.0.1:${String(port).trim()}`)
    const ours = Object.entries(all).filter(([name]) => /^raw|^@hearth|^ky$/.test(name))
    print('over a connection to 127.0.0.1', await compare(Object.fromEntries(ours)))
  } finally {
    server.kill()
  }
}

/**
 * Returns the CPU time of each client as a multiple of the first one's: the median of several rounds. The clients run
 * in alternation, so that changes of the machine's load affect all.
 */
async function compare(all) {
  const names = Object.keys(all)
  const rounds = []
  for (let round = -3; round < ROUNDS; round += 1) {
    const cost = {}
    // The order changes in each round, so that no client always runs after the same one.
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round + 2 * names.length) % names.length]
      cost[name] = await cpuPerCall(all[name])
    }
    // The first rounds only warm up.
    if (round >= 0) rounds.push(cost)
  }
  return names.map((name) => ({
    name,
    micros: median(rounds.map((cost) => cost[name])),
    ratio: median(rounds.map((cost) => cost[name] / cost[names[0]])),
  }))
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

/** Returns the microseconds of CPU time of a call, on average over many calls. */
async function cpuPerCall(call) {
  // Collects the garbage of the previous client. It collects only the young generation: a full collection would discard
  // compiled code.
  collectGarbage({ type: 'minor' })
  const before = process.cpuUsage()
  for (let i = 0; i < CALLS; i += 1) await call(i)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / CALLS
}

function print(how, rows, budget) {
  console.log(`${`One call, ${how}`.padEnd(50)}CPU a call   of raw fetch`)
  for (const { name, micros, ratio } of rows) {
    const verdict =
      budget && name === '@hearth/sdk/core over fetch'
        ? `   budget ${budget}x: ${ratio <= budget ? 'kept' : 'missed'}`
        : ''
    console.log(`  ${name.padEnd(46)} ${micros.toFixed(0).padStart(8)} us ${ratio.toFixed(2).padStart(12)}x${verdict}`)
  }
}
