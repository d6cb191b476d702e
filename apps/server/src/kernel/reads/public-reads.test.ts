import { request } from 'node:http'
import type { PlacedOrder, Recommendations, Sku } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKeptReads } from '#kernel/reads/kept-reads'
import { builtCalls } from '../../../test/built-calls'
import { draftOf, giveAddress } from '../../../test/shelf'
import { openTestShop, type TestShop } from '../../../test/shop'

const READS = [
  '/api/products/base/v2/1001/1',
  '/api/products/spu_skus/v3?spuNo=1001&spuNo=1002',
  '/api/products/skus/v3?skuNo=100101&skuNo=100201',
  '/api/products/items/v2?spuNo=1001',
  '/cms/api/v1/widgets?urlMapping=/home',
  '/api/products/merchant/v1/hearth',
  '/api/products/live/v1',
  '/api/products/present/v1?presentType=newcomer',
  '/api/rest/present/v1/newcomer/info',
]

describe('public reads that are kept', () => {
  let shop: TestShop
  let plain: TestShop
  let origin: string
  let version = 'one'
  beforeAll(async () => {
    // The cache has a clock that stands still: cached replies become invalid only through changes in this process, so
    // that no case depends on timing.
    shop = await openTestShop({
      demo: true,
      signingKeys: new Map([['app', 'a-secret-of-the-app']]),
      keptReads: ({ stock }) =>
        createKeptReads({
          version: { read: () => Promise.resolve(version), known: () => version },
          moves: stock.moves,
          elapsed: () => 0,
        }),
    })
    plain = await openTestShop({ demo: true })
    origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await shop.close()
    await plain.close()
  })

  const get = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    shop.queries.length = 0
    const reply = await fetch(origin + url, { method, headers })
    const { date: _date, ...rest } = Object.fromEntries(reply.headers)
    return { status: reply.status, headers: rest, body: await reply.text(), queries: shop.queries.length }
  }

  it('of recommendations are kept for visitors, and never contain a shopper’s data', async () => {
    const { id, headers } = await shop.newShopper()
    const recommend = async (who: Record<string, string>) => {
      shop.queries.length = 0
      const reply = await shop.app.inject({
        method: 'POST',
        url: '/api/platform/recommender/v1',
        headers: who,
        payload: { scene: 'cart', count: 5 },
      })
      const { result } = reply.json<{ data: Recommendations }>().data
      return { spus: result.map(({ spuNo }) => spuNo), queries: shop.queries.length }
    }
    const first = await recommend({})
    await sql`insert into cart_line (id, shopper_id, sku_no, quantity, created_at)
      select 'kept', ${id}, default_sku_no, 1, ${shop.ports.clock()}::bigint from spu
      where spu_no = ${first.spus[0]}`.execute(shop.connection.db)
    const own = await recommend(headers)
    expect(own.spus).not.toContain(first.spus[0])
    expect((await recommend(headers)).queries).toBeGreaterThan(1)
    expect(await recommend({})).toEqual({ spus: first.spus, queries: 0 })
  })

  it.each(READS)('answer %s like a new reply, header for header, without a query', async (url) => {
    const expected = await plain.app.inject(url)
    const [first, again] = [await get(url), await get(url)]
    expect(first.body).toBe(expected.body)
    expect({ status: again.status, body: again.body, headers: again.headers }).toEqual({
      status: first.status,
      body: first.body,
      headers: first.headers,
    })
    expect(again.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expected.headers['content-type'],
      'x-content-type-options': 'nosniff',
      'content-length': String(Buffer.byteLength(expected.body)),
    })
    expect(again.queries).toBe(0)
    const { headers } = await shop.newShopper()
    const known = await get(url, headers)
    expect({ body: known.body, queries: known.queries }).toEqual({ body: first.body, queries: 1 })
    expect(await get(url, {}, 'HEAD')).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-length': first.headers['content-length'] },
    })
  })

  it('show the time of the reply, not the time it was made', async () => {
    const before = JSON.parse((await get(READS[0]!)).body) as { currentTimeMillis: number }
    shop.wait(777)
    const after = await get(READS[0]!)
    expect(after.queries).toBe(0)
    expect(JSON.parse(after.body)).toEqual({ ...before, currentTimeMillis: before.currentTimeMillis + 777 })
  })

  it('are one reply for the same query through another channel', async () => {
    const first = await get('/api/products/skus/v3?skuNo=100301&channelId=1')
    expect(await get('/api/products/skus/v3?channelId=2&skuNo=100301&platformId=7')).toMatchObject({
      body: first.body,
      queries: 0,
    })
  })

  it.each([
    [
      '/api/products/skus/v3?skuNo=100401',
      [
        'channelId=1',
        'timestamp=1700000000000',
        'utm_source=feed&utm_medium=x',
        'enterprise=1',
        'constructor=1&__proto__=2',
        'skuno=100402',
        '_=8',
        'x[]=1&x[]=2',
        'promotiongroup=1',
      ],
    ],
    [
      '/cms/api/v1/widgets?urlMapping=/allproducts&x=0',
      [
        'pageNo=1',
        'pageNo=01',
        'platform=h5',
        'platform=made-up',
        'platformId=3',
        'page=2',
        'v=1',
        'categorycode=1',
        'nonce=2',
      ],
    ],
    [
      '/api/products/base/v2/1004/1?x=0',
      ['platform=2', 'platform=1', 'spuNo=1005', 'a=1', 'b=1', 'c=1', 'd=1', 'e=1', 'f=1'],
    ],
  ])('query the database once for %s in ten spellings', async (url, more) => {
    const first = await get(url)
    expect(first.queries).toBeGreaterThan(0)
    const [path = '', query = ''] = url.split('?')
    for (const one of more) {
      for (const spelled of [`${url}&${one}`, `${path}?${one}&${query}`])
        expect({ spelled, ...(await get(spelled)) }).toMatchObject({ spelled, body: first.body, queries: 0 })
    }
  })

  it('of recommendations are made once, whatever else the body contains', async () => {
    const ask = async (payload: object) => {
      shop.queries.length = 0
      const { body } = await shop.app.inject({ method: 'POST', url: '/api/platform/recommender/v1', payload })
      return { body, queries: shop.queries.length }
    }
    const first = await ask({ scene: 'cart', spuNo: '1002' })
    expect(first.queries).toBeGreaterThan(0)
    for (const more of [{ count: 10 }, { n: 1 }, { deep: { er: [1, 2] } }, { timestamp: 1 }])
      expect(await ask({ ...more, spuNo: '1002', scene: 'cart' })).toEqual({ body: first.body, queries: 0 })
  })

  it('are refused with a wrong signature, kept or not', async () => {
    await get(READS[0]!)
    expect(await get(READS[0]!, { ak: 'app.1.00' })).toMatchObject({ status: 400 })
  })

  it('are not sent again under an invalid host', async () => {
    await get(READS[0]!)
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(origin)
      request({ hostname, port, path: READS[0], headers: { host: 'a b' } }, (reply) =>
        resolve(reply.resume().statusCode),
      )
        .on('error', reject)
        .end()
    })
    expect(status).toBe(400)
  })

  it('skip requests of a shopper under an idempotency key: the first answer is for that shopper, and nobody else gets it', async () => {
    const { headers } = await shop.newShopper()
    const ask = (more: Record<string, string>) =>
      shop.ask({
        method: 'POST',
        url: '/api/platform/recommender/v1',
        headers: more,
        payload: { scene: 'cart', spuNo: '1001' },
      })
    const first = await ask({ ...headers, 'idempotency-key': 'once' })
    const { db } = shop.connection
    await db.updateTable('spu_sold').set({ sold: 1_000_000 }).where('spu_no', '=', '2001').execute()
    version = 'changed'
    const again = await ask({ ...headers, 'idempotency-key': 'once' })
    expect(again).toMatchObject({ data: first.data, headers: { 'idempotent-replayed': 'true' } })
    expect((await ask({})).data).not.toEqual(first.data)
  })

  it('keep no refusal', async () => {
    const url = '/api/products/base/v2/nothing/1'
    expect(await get(url)).toMatchObject({ status: 404, queries: 1 })
    expect(await get(url)).toMatchObject({ status: 404, queries: 1 })
  })

  it('show at once what was sold or came back, and a change of the catalogue with its version', async () => {
    const url = '/api/products/skus/v3?skuNo=100101'
    const { db } = shop.connection
    await db.updateTable('sku').set({ stock: 9 }).where('sku_no', '=', '100101').execute()
    version = 'two'
    const left = async () => (JSON.parse((await get(url)).body) as { data: Sku[] }).data[0]?.surplus
    expect(await left()).toBe(9)
    const { id, headers } = await shop.newShopper()
    const addressId = await giveAddress(db, id)
    const { data } = await shop.ask<{ amounts: { payAmount: number } }>({
      url: '/api/cart/v1/settlement?skuNo=100101&couponId=',
      headers,
    })
    const placed = await shop.ask<PlacedOrder>({
      method: 'POST',
      url: '/api/orders/v1',
      headers,
      payload: draftOf(addressId, [{ skuNo: '100101', itemQuantity: 1 }], data!.amounts.payAmount),
    })
    expect(await left()).toBe(8)
    await shop.ask({ method: 'POST', url: `/api/orders/${placed.data!.orderId}/v2`, headers, payload: {} })
    expect(await left()).toBe(9)
  })
})

it('keeps only reads that any visitor may ask as often as they like', () => {
  const shared = builtCalls.filter(({ call }) => call.shared)
  expect(shared.length).toBeGreaterThan(5)
  for (const { name, call } of shared)
    expect({ name, visitors: call.visitors, limits: call.limits }).toEqual({
      name,
      visitors: true,
      limits: undefined,
    })
})
