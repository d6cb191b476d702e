import { opsCatalogue, opsLines } from '@hearth/ops'
import schemas from '@hearth/ops/schemas.json' with { type: 'json' }
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Json } from './bad-input/bad-values'
import { goodPayload } from './bad-input/from-schema'
import { createRandom } from './bad-input/random'
import { spoil } from './bad-input/spoil'
import { checkBooks } from './check-books'
import { howMuch } from '@hearth/vitest/whole'
import { openOrderingShop, type OrderingShop } from './ordering-shop'
import { stockShelf } from './shelf'
import { auditOf, newStaff } from './staff'

const SEED = 20_261_123
const REQUESTS = howMuch(750, 20_000)
/**
 * Calls that are left out: they hash and check passwords, which takes long by design. A shop file has its own tests.
 */
const SLOW = new Set(['staff.login', 'staff.add', 'staff.reset'])

let shop: OrderingShop
let orderId = ''
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 20 }])
  orderId = (await shop.buy(await shop.buyer(), [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)).orderId
})
afterAll(() => shop.close())

it(`answers ${REQUESTS} malformed requests of an owner (seed ${SEED}) without a server error, and keeps its books`, async () => {
  const random = createRandom(SEED)
  const lines = [...opsLines(opsCatalogue)].filter(([name]) => !SLOW.has(name) && name !== 'staff.logout')
  const known: Record<string, Json> = { orderId, orderIds: [orderId], skuNo: 'lamp', telephone: '13800138000' }
  const failed: string[] = []
  let refused = 0
  for (let at = 0; at < REQUESTS; at += 1) {
    const [name, { method, path }] = random.pick(lines)
    const owner = at % 200 === 0 || at === 0 ? await newStaff(shop, 'owner') : undefined
    headers = owner?.headers ?? headers
    const good = goodPayload(name, (field) => known[field], random, schemas as unknown as Record<string, object>)
    const payload = random.chance(0.8) ? spoil(good, random) : good
    const fields = typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? payload : {}
    const url = path.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
      encodeURIComponent(wellFormed(textOf(fields[field] ?? known[field] ?? 'x')) || 'x'),
    )
    const query = Object.entries(fields).map(
      ([field, value]) => `${encodeURIComponent(wellFormed(field))}=${encodeURIComponent(wellFormed(textOf(value)))}`,
    )
    const reply = await shop.app.inject({
      method,
      url: method === 'GET' ? `${url}?${query.join('&')}`.slice(0, 4_000) : url,
      headers: { ...headers, 'idempotency-key': `key-${at}`, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { payload: JSON.stringify(payload) }),
    })
    if (reply.statusCode >= 500) failed.push(`${name} ${JSON.stringify(payload).slice(0, 300)}: ${reply.body}`)
    if (reply.statusCode >= 400) refused += 1
  }
  expect(failed).toEqual([])
  expect(refused).toBeGreaterThan(REQUESTS / 4)
  const faults = await checkBooks(shop.connection.db, {})
  expect(faults).toEqual([])
  const done = (await auditOf(shop)).filter(({ code }) => code === 0).length
  expect(done).toBeGreaterThan(0)
  expect(await shop.number(sql`select count(*) as n from sku where stock < 0 or price < 0`)).toBe(0)
}, 300_000)

let headers: Record<string, string> = {}
const textOf = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const wellFormed = (text: string): string => text.replaceAll(/[\ud800-\udfff]/g, '?').slice(0, 250)
