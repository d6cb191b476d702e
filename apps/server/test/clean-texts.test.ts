import { cleanText } from '@hearth/domain'
import { opsCatalogue, opsLines } from '@hearth/ops'
import opsSchemas from '@hearth/ops/schemas.json' with { type: 'json' }
import schemas from '@hearth/sdk/schemas.json' with { type: 'json' }
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPS_FIELD_LABELS } from '#kernel/payloads/field-labels'
import { createValidation, type Schemas } from '#kernel/payloads/validation'
import { builtCalls } from './built-calls'
import type { Json } from './bad-input/bad-values'
import { goodPayload } from './bad-input/from-schema'
import { createRandom } from './bad-input/random'
import { openOrderingShop, type Buyer, type OrderingShop } from './ordering-shop'
import { stockShelf } from './shelf'
import { newStaff } from './staff'

const SEED = 20_261_127
/** Payloads of each call. Some have the optional fields, and each kind of a union is among them. */
const TRIES = 8
/** Requests of each call. */
const REQUESTS = howMuch(3, 8)

/** A text that reverses its direction and hides three characters. */
const DIRTY = '暖\u202E\u200B灯\u2066\uFEFF👩\u200D🚀'
const CLEAN = '暖灯👩\u200D🚀'
/** A text that looks empty. */
const NOTHING = '\u3164\u200B \u2800'

const CATALOGUES: readonly [string, readonly string[], Schemas, Record<string, string>?][] = [
  ['shoppers', builtCalls.map(({ name }) => name), schemas as unknown as Schemas],
  ['staff', [...opsLines(opsCatalogue)].map(([name]) => name), opsSchemas as unknown as Schemas, OPS_FIELD_LABELS],
]

describe.each(CATALOGUES)('the calls of %s', (_, names, of, labels) => {
  const validation = createValidation(of, labels)
  /**
   * Validates payloads of every call with one text in all text fields.
   * @returns the texts that are left
   */
  function textsLeft(text: string): Set<string> {
    const random = createRandom(SEED)
    const left = new Set<string>()
    for (const name of names)
      for (let at = 0; at < TRIES; at += 1) {
        const payload = goodPayload(name, () => text, random, of) as Record<string, Json>
        try {
          validation.payload(name, payload, false)
        } catch {
          // Whether the payload is refused does not matter: texts are cleaned before an area receives them.
        }
        for (const one of textsOf(payload)) left.add(one)
      }
    return left
  }

  it('read no text with bidirectional controls or hidden characters, and keep emoji whole', () => {
    const left = textsLeft(DIRTY)
    expect(left).toContain(CLEAN)
    expect([...left].filter((text) => text !== cleanText(text))).toEqual([])
  })

  it('read a text that looks empty as an empty one', () => {
    const left = textsLeft(NOTHING)
    expect(left).toContain('')
    expect([...left].filter((text) => text !== '' && text.trim() === '')).toEqual([])
  })
})

describe('a shop that got such texts in every field of every call', () => {
  let shop: OrderingShop
  let buyer: Buyer
  beforeAll(async () => {
    shop = await openOrderingShop(undefined, undefined, { demo: true })
    await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 10_000, stock: 50 }])
    buyer = await shop.buyer()
  })
  afterAll(() => shop.close())

  it('has none of them in any table', async () => {
    const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000)
    const owner = await newStaff(shop, 'owner')
    const known: Record<string, Json> = {
      orderId,
      addressId: buyer.addressId,
      skuNo: 'lamp',
      spuNo: '1001',
      consigneeTele: '13800138000',
      telephone: '13800138000',
      provinceCode: '440000',
      cityCode: '440300',
      districtCode: '440305',
      streetCode: '',
      email: 'lin@shop.example',
    }
    const random = createRandom(SEED)
    const asked = [
      ...builtCalls.map(({ name, method, path }) => ({ name, method, path, of: schemas, headers: buyer.headers })),
      ...[...opsLines(opsCatalogue)]
        // Calls of `staff` are left out: they hash and check passwords, which takes long by design.
        .filter(([name]) => !name.startsWith('staff.'))
        .map(([name, { method, path }]) => {
          return { name, method, path: path.replaceAll(/\{(\w+)\}/g, ':$1'), of: opsSchemas, headers: owner.headers }
        }),
    ].filter(({ name }) => !['user.logout', 'passport.deleteAccount', 'passport.endSession'].includes(name))
    for (const { name, method, path, of, headers } of asked)
      for (let at = 0; at < REQUESTS; at += 1) {
        const payload = goodPayload(name, (field) => known[field] ?? DIRTY, random, of as unknown as Schemas) as object
        const fields = payload as Record<string, Json>
        const url = path.replaceAll(/:(\w+)/g, (_, field: string) =>
          encodeURIComponent(String(fields[field] ?? known[field] ?? DIRTY)),
        )
        const query = Object.entries(fields).map(
          ([field, value]) =>
            `${field}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : value)}`,
        )
        const reply = await shop.app.inject({
          method,
          url: method === 'GET' ? `${url}?${query.join('&')}`.slice(0, 4_000) : url,
          headers: { ...headers, 'idempotency-key': `${name}-${at}` },
          ...(method === 'GET' ? {} : { payload }),
        })
        expect(reply.statusCode, `${name} ${reply.body}`).toBeLessThan(500)
      }
    const tables = await tablesWith(CLEAN)
    expect(tables.length).toBeGreaterThan(5)
    for (const sign of '\u202E\u200B\u2066\uFEFF') expect(await tablesWith(sign)).toEqual([])
  }, 300_000)

  /** Returns the tables that have a text in any row. */
  async function tablesWith(text: string): Promise<string[]> {
    const { db } = shop.connection
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
    const found: string[] = []
    for (const { name } of rows) {
      const { rows: some } = await sql<object>`
        select from ${sql.table(name)} as kept where position(${text} in kept::text) > 0 limit 1`.execute(db)
      if (some.length > 0) found.push(name)
    }
    return found
  }
})

function* textsOf(value: Json): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsOf(part)
}
