import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOST_UNPAID_ORDERS } from '@hearth/domain'
import type { PlacedOrder } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#database/connect'
import { checkBooks } from './check-books'
import { howMuch } from '@hearth/vitest/whole'
import { logIn, oneSku } from './one-sku-shop'
import {
  buildPrograms,
  runProgram,
  startServerProcess,
  startShopProcess,
  type Programs,
  type ServerProcess,
} from './server-process'

const STOCK = 150
const ORDERS = 200
const KILLS = howMuch(1, 20)
/** Number of orders that are acknowledged before each kill. */
const BEFORE_KILL = 60 / KILLS

const folder = mkdtempSync(join(tmpdir(), 'hearth-crash-'))
const environment = { DATA_DIR: join(folder, 'data'), PORT: '0', DEMO_SHOP: 'off', RATE_LIMIT: 'off' }
let programs: Programs
let server: ServerProcess | undefined

beforeAll(async () => {
  programs = await buildPrograms('crash')
}, 60_000)
afterAll(async () => {
  await server?.kill()
  rmSync(folder, { recursive: true, force: true })
})

const start = async () => (server = await startServerProcess(programs.main, environment))

it(
  'keeps every acknowledged order, and no order by halves, when the server is killed in the middle of 200 orders',
  async () => {
    server = await startShopProcess(programs, folder, oneSku(STOCK), environment)
    const second = await runProgram(programs.main, [], environment)
    expect(second.code).toBe(1)
    expect(second.output).toContain('is in use by another server')

    const shoppers = await Promise.all(
      Array.from({ length: ORDERS / MOST_UNPAID_ORDERS }, (_, at) => logIn(() => server!, `138000000${10 + at}`)),
    )
    const acknowledged = new Map<number, PlacedOrder>()
    const order = (at: number) => shoppers[at % shoppers.length]!.order(`order-${at}`)
    for (let kills = 0; kills < KILLS; kills += 1) {
      const before = acknowledged.size
      let killed: Promise<void> | undefined
      await Promise.all(
        Array.from({ length: ORDERS }, async (_, at) => {
          if (acknowledged.has(at)) return
          try {
            const { data } = await order(at)
            if (data) acknowledged.set(at, data)
          } catch {
            // The server died before it replied, so the order may exist or not.
          }
          if (acknowledged.size >= before + BEFORE_KILL) killed ??= server!.kill()
        }),
      )
      expect(killed).toBeDefined()
      await killed
      expect(acknowledged.size).toBeLessThan(STOCK)

      await start()
      for (const [at, { orderId, orderAmount }] of acknowledged) {
        const { data } = await shoppers[at % shoppers.length]!.readOrder(orderId)
        expect(data?.order).toMatchObject({ orderId, orderAmount, products: [{ skuNo: '101', itemQuantity: 1 }] })
      }
    }
    process.stdout.write(`${KILLS} kills: ${acknowledged.size} orders acknowledged and there\n`)

    const again = await Promise.all(Array.from({ length: ORDERS }, (_, at) => order(at)))
    for (const [at, first] of acknowledged) expect(again[at]?.data).toEqual(first)
    expect(again.filter((reply) => reply.data)).toHaveLength(STOCK)
    expect((await runProgram(programs.operator, ['stock', '101'], environment)).output).toContain(
      `0 left, ${STOCK} sold`,
    )
    expect(await server!.stop()).toBe(0)
    server = undefined

    // Without a running server, the command opens the folder itself.
    expect((await runProgram(programs.operator, ['stock', '101', '+5'], environment)).output).toContain(
      `5 left, ${STOCK} sold`,
    )
    const connection = await connect({ dataDir: environment.DATA_DIR })
    expect(await checkBooks(connection.db, { 101: STOCK + 5 })).toEqual([])
    const { rows } = await sql<{ n: number }>`select count(*) as n from orders`.execute(connection.db)
    expect(rows[0]?.n).toBe(STOCK)
    await connection.close()
  },
  howMuch(400_000, 1_200_000),
)
