import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#database/connect'
import { checkBooks } from './check-books'
import { howMuch } from '@hearth/vitest/whole'
import { logIn, oneSku, orderOn } from './one-sku-shop'
import { onPostgres } from './on-postgres'
import { startPostgres, type RealPostgres } from './real-postgres'
import { buildPrograms, startShopProcess, type ServerProcess } from './server-process'

const STOCK = 5_000
const SHOPPERS = 4
const ROUNDS = howMuch(4, 20)

onPostgres('four shoppers who order without a pause', prove)

function prove(bin: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-lost-database-'))
  let postgres: RealPostgres
  let server: ServerProcess
  beforeAll(async () => {
    postgres = await startPostgres(bin)
    server = await startShopProcess(await buildPrograms('lost-database'), folder, oneSku(STOCK), {
      DATABASE_URL: postgres.url,
    })
  }, 90_000)
  afterAll(async () => {
    await server.kill()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'lose no acknowledged order and never the shop, while their connections are ended and PostgreSQL is restarted',
    async () => {
      const shoppers = await Promise.all(
        Array.from({ length: SHOPPERS }, (_, at) => logIn(() => server, `138100000${10 + at}`)),
      )
      const { acknowledged, statuses, nextOrder, stop } = orderOn(shoppers, 5)
      const answeredAfter: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        await nextOrder()
        await sleep(100 + Math.random() * 100)
        if (round % 2 === 0) expect(await postgres.endConnections()).toBeGreaterThan(0)
        else {
          await postgres.shutDown()
          await postgres.start()
        }
        const since = performance.now()
        await nextOrder()
        answeredAfter.push(Math.round(performance.now() - since))
      }
      await stop()

      for (const { shopper, orderId } of acknowledged)
        expect((await shopper.readOrder(orderId)).data?.order).toMatchObject({ orderId })
      const { db, close } = await connect({ url: postgres.url })
      const { rows } = await sql<{ n: number }>`select count(*) as n from orders`.execute(db)
      expect(await checkBooks(db, { 101: STOCK })).toEqual([])
      await close()
      process.stdout.write(
        `${ROUNDS} rounds: ${acknowledged.length} orders acknowledged, ${rows[0]?.n} kept, ` +
          `statuses ${JSON.stringify([...statuses])}, ms until the next order: ${answeredAfter.join(' ')}\n`,
      )
      expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([])
    },
    howMuch(120_000, 600_000),
  )

  it('leave a shop that stops in order though PostgreSQL is frozen when it is stopped', async () => {
    const shopper = await logIn(() => server, '13810000099')
    postgres.freeze()
    expect(await shopper.order('frozen')).toMatchObject({ status: 503, retryAfter: '1' })
    expect(await server.stop()).toBe(0)
    postgres.thaw()
  })
}
