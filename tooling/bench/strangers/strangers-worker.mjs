import { parentPort, workerData } from 'node:worker_threads'
import { createAsker, STRANGER } from '../lib/asker.mjs'
import { COSTLY_CALLS } from './costly-calls.mjs'

const CONNECTIONS = 20
const { origin, name, seconds } = workerData

const ask = createAsker(origin, CONNECTIONS, STRANGER)
const seen = new Map()
const until = performance.now() + seconds * 1000

async function goOn() {
  while (performance.now() < until) {
    const status = await COSTLY_CALLS[name](ask)
    seen.set(status, (seen.get(status) ?? 0) + 1)
  }
}

await Promise.all(Array.from({ length: CONNECTIONS }, goOn))
parentPort.postMessage([...seen].map(([status, count]) => `${status}: ${count}`).join(', '))
process.exit(0)
