import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { howMuch } from '@hearth/vitest/whole'
import { logIn, type RemoteShopper } from './one-sku-shop'
import { buildPrograms, HEAP_REPORT, startServerProcess, type ServerProcess } from './server-process'

const MB = 1024 * 1024
const REQUESTS = howMuch(2_000, 50_000)
/** Number of actions after which the caches are full and the code is compiled. */
const WARM = howMuch(1_000, 10_000)
const AT_ONCE = 8
/**
 * Whether pages are rendered too. They are only in the full test run: in the quick one, this test would have to run
 * again after each change of a screen.
 */
const WITH_PAGES = howMuch(0, 1) === 1

const folder = mkdtempSync(join(tmpdir(), 'hearth-memory-'))
let server: ServerProcess
beforeAll(async () => {
  const programs = await buildPrograms('memory')
  const environment = {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    WEB_DIR: join(import.meta.dirname, '../../web/dist'),
  }
  server = await startServerProcess(programs.main, environment, ['--max-old-space-size=512', ...HEAP_REPORT])
}, 120_000)
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

const page = (path: string) => fetch(server.address + path).then((reply) => reply.text())

/** Actions of a shopper, taken one after another; `n` makes addresses differ. */
const mix = (shopper: RemoteShopper): ((n: number) => Promise<unknown>)[] => {
  const item = (n: number) => ({ skuNo: `${1001 + (n % 10)}01`, itemQuantity: 1 + (n % 3) })
  return [
    () => shopper.ask('GET', '/api/products/items/v2?spuNo=1001&spuNo=1101&spuNo=1301&spuNo=1501'),
    (n) => shopper.ask('GET', `/api/products/items/v2?spuNo=${1001 + (n % 10)}&spuNo=1101`),
    (n) => shopper.ask('GET', `/api/products/base/v2/${1001 + (n % 10)}/1`),
    (n) => shopper.ask('GET', `/api/products/skus/v3?skuNo=${item(n).skuNo}`),
    (n) => shopper.ask('PUT', '/api/cart/v1', { operation: 'set', items: [item(n)] }),
    (n) => shopper.ask('PUT', '/api/cart/v1', { operation: 'add', items: [item(n)] }, `add-${n}`),
    () => shopper.ask('GET', '/api/cart/v4'),
    () => shopper.ask('GET', '/api/cart/v1/settlement'),
    () => shopper.ask('GET', '/api/platform/address/v1'),
    () => shopper.ask('GET', '/api/orders/v1?page=1'),
    ...(WITH_PAGES ? [(n: number) => page(`/product/${1001 + (n % 10)}?seen=${n % 500}`), () => page('/')] : []),
  ]
}

it(
  `needs no more memory after ${REQUESTS} requests than after ${WARM}, with a heap of 512 MB`,
  async () => {
    const shoppers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => logIn(() => server, `138300000${10 + at}`)),
    )
    const doings = shoppers.map(mix)
    let sent = 0
    const until = (count: number) =>
      Promise.all(
        doings.map(async (mine) => {
          while (sent < count) {
            const n = (sent += 1)
            await mine[n % mine.length]!(n)
          }
        }),
      )
    await until(WARM)
    const warm = await server.heap()
    await until(REQUESTS)
    const last = await server.heap()
    const [before, after] = [warm, last].map((bytes) => (bytes / MB).toFixed(1))
    process.stdout.write(`heap after collection: ${before} MB after ${WARM} requests, ${after} MB after ${REQUESTS}\n`)
    expect(last - warm).toBeLessThan(20 * MB)
  },
  howMuch(180_000, 1_800_000),
)
