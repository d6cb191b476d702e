import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REPLY_CODE } from '@hearth/domain'
import type { RenderPage } from '@hearth/sdk/render'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addHealthRoutes } from '#kernel/http/health-routes'
import { addWeb } from '#web/add-web'
import { openDatabaseProxy, type DatabaseProxy } from '../../test/database-proxy'
import { onPostgres } from '../../test/on-postgres'
import { startPostgres, type RealPostgres } from '../../test/real-postgres'
import { openTestShop, type TestShop } from '../../test/shop'

const PATIENT = { timeout: 30_000 }

onPostgres('a PostgreSQL server that does not answer', prove)

function prove(bin: string): void {
  let server: RealPostgres
  let wire: DatabaseProxy
  let shop: TestShop
  const changes: string[] = []
  const client = mkdtempSync(join(tmpdir(), 'hearth-outage-'))
  const render: RenderPage = ({ url }) =>
    Promise.resolve({ status: 200, html: `<h1>${url}</h1>`, shared: true, links: [], styles: [] })
  beforeAll(async () => {
    server = await startPostgres(bin)
    wire = await openDatabaseProxy(server.socket)
    shop = await openTestShop({
      demo: true,
      database: { url: wire.url, connections: 3, onChange: (state) => changes.push(state) },
      async extend(app, { connection, ports }) {
        addHealthRoutes(app, () => connection.state())
        await addWeb(app, { db: connection.db, clock: ports.clock, web: { client, render } })
      },
    })
  })
  afterAll(async () => {
    wire.speak()
    await shop.close()
    await wire.close()
    await server.stop()
    rmSync(client, { recursive: true })
  })

  const product = () => shop.ask('/api/products/skus/v3?skuNo=100101')
  const ready = async () => (await shop.app.inject('/health/ready')).statusCode
  const atOnce = <Answer>(count: number, ask: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, ask))
  const refusal = {
    status: 503,
    code: REPLY_CODE.unavailable,
    success: false,
    data: null,
    message: '服务暂时不可用，请稍后再试',
  }

  const outages = {
    'was shut down': { begin: () => server.shutDown(), end: () => server.start() },
    'is frozen': { begin: async () => server.freeze(), end: async () => server.thaw() },
    'is behind a network that swallows everything': {
      begin: async () => wire.goSilent(),
      end: async () => wire.speak(),
    },
  }

  it.each(Object.entries(outages))(
    'which %s: refuses every request with 503, without asking it, and serves again once it answers',
    async (_, { begin, end }) => {
      expect((await product()).status).toBe(200)
      expect(await ready()).toBe(200)
      changes.length = 0
      await begin()
      for (const reply of await atOnce(20, product)) {
        expect(reply).toMatchObject(refusal)
        expect(reply.headers['retry-after']).toBe('1')
      }
      const before = wire.begun()
      for (const reply of await atOnce(50, product)) expect(reply).toMatchObject(refusal)
      expect(await ready()).toBe(503)
      expect((await shop.app.inject('/health/live')).statusCode).toBe(200)
      expect([wire.begun(), changes]).toEqual([before, ['down']])
      await end()
      await expect.poll(async () => (await product()).status, PATIENT).toBe(200)
      expect([await ready(), changes]).toEqual([200, ['down', 'up']])
    },
  )

  it('serves the pages in memory to shoppers, and says that others are unavailable now', async () => {
    const page = async (url: string) => {
      const { statusCode, body, headers } = await shop.app.inject(url)
      return [statusCode, body.includes(`<h1>${url}</h1>`), headers['retry-after']]
    }
    expect(await page('/seen')).toEqual([200, true, undefined])
    await server.shutDown()
    expect(await ready()).toBe(503)
    // The catalogue's version that was read a second ago is still used.
    await expect.poll(() => page(`/not-seen?${Math.random()}`), PATIENT).toEqual([503, false, '1'])
    expect(await page('/seen')).toEqual([200, true, undefined])
    await server.start()
    await expect.poll(() => page('/not-seen'), PATIENT).toEqual([200, true, undefined])
  })

  it('finds out by its readiness check, before a shopper does', async () => {
    await server.shutDown()
    expect(await ready()).toBe(503)
    await server.start()
    await expect.poll(ready, PATIENT).toBe(200)
  })

  it('tells a shopper who writes the same, and writes nothing', async () => {
    const { headers } = await shop.newShopper()
    const put = () =>
      shop.ask({
        method: 'PUT',
        url: '/api/cart/v1',
        headers,
        payload: { operation: 'add', items: [{ skuNo: '100101', itemQuantity: 1 }] },
      })
    await server.shutDown()
    expect(await put()).toMatchObject(refusal)
    await server.start()
    await expect.poll(ready, PATIENT).toBe(200)
    expect((await shop.ask<{ count: number }>({ url: '/api/cart/count/v1', headers })).data).toEqual({ count: 0 })
  })
}
