import { REPLY_CODE } from '@hearth/domain'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#database/connect'
import { createSessions, SESSION_HEADER } from '#kernel/sessions/sessions'
import { systemRandom } from '#shop/random'
import { BAD_NUMBERS, BAD_TEXTS, BAD_VALUES, type Json } from './bad-input/bad-values'
import { goodPayload } from './bad-input/from-schema'
import { isEnvelope } from './bad-input/is-envelope'
import { createRandom, type Random } from './bad-input/random'
import { tellsOfInside } from './bad-input/tells-of-inside'
import { builtCalls } from './built-calls'
import { checkBooks } from './check-books'
import { openOrderingShop, type Buyer, type OrderingShop } from './ordering-shop'
import { stockShelf } from './shelf'

const SEED = 20_261_127
const ROUNDS = howMuch(1, 12)
/** Data of one shopper that no reply to another one may contain. */
const SECRET = '旁人的名字'

type Fields = Record<string, Json>
/** Makes a payload invalid in one way. Returns undefined if the way does not apply. */
type Spoil = (fields: Fields, name: string, random: Random) => Json | undefined

const others: Fields = {}
const WAYS: Readonly<Record<string, Spoil>> = {
  'a wrong type': (fields, name, { pick }) => ({
    ...fields,
    [name]: pick(BAD_VALUES.filter((one) => typeof one !== typeof fields[name])),
  }),
  'a missing field': (fields, name) => Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name)),
  'a huge number': (fields, name, { pick }) => ({ ...fields, [name]: pick(BAD_NUMBERS) }),
  'an odd text': (fields, name, { pick }) => ({ ...fields, [name]: pick(BAD_TEXTS) }),
  'a list for one': (fields, name) => ({ ...fields, [name]: [[fields[name]!], [fields[name]!]] }),
  'a deep nest': (fields, name) => ({ ...fields, [name]: BAD_VALUES.at(-1)! }),
  'a payload that is a list': (fields) => [fields, fields],
  'ids of somebody else': (fields) => {
    const theirs = Object.keys(fields).filter((name) => name in others)
    return theirs.length > 0
      ? { ...fields, ...Object.fromEntries(theirs.map((name) => [name, others[name]!])) }
      : undefined
  },
}

let shop: OrderingShop
let buyer: Buyer
let written: () => Promise<string[]>
const known: Fields = { skuNo: 'lamp', telephone: '13800138000', itemQuantity: 1 }

beforeAll(async () => {
  shop = await openOrderingShop(undefined, undefined, { demo: true })
  const { db } = shop.connection
  await stockShelf(db, [{ skuNo: 'lamp', price: 10_000, stock: 1_000 }])
  buyer = await shop.buyer()
  const other = await shop.buyer()
  await sql`update address set consignee_name = ${SECRET} where id = ${other.addressId}`.execute(db)
  for (const [who, ids] of [
    [buyer, known],
    [other, others],
  ] as const) {
    const { orderId } = await shop.buy(who, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000)
    const { paymentId } = await shop.startPayment(who, orderId)
    Object.assign(ids, { orderId, paymentId, addressId: who.addressId, invoiceAddressId: who.addressId })
  }
  written = await watchWrites(db)
})
afterAll(() => shop.close())

/**
 * Records each written row in the transaction that writes it, so that a rollback removes the record.
 * @returns a function that returns the tables written since its last call
 */
async function watchWrites(db: Database): Promise<() => Promise<string[]>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name
    from pg_tables
    where schemaname = 'public'
  `.execute(db)
  await sql`create table written_row (name text not null)`.execute(db)
  await sql`
    create function note_row() returns trigger language plpgsql as $$
    begin
      insert into written_row values (tg_table_name);
      return null;
    end
    $$
  `.execute(db)
  for (const { name } of rows)
    await sql`
      create trigger note_row after insert or update or delete on ${sql.table(name)}
      for each row execute function note_row()
    `.execute(db)
  return async () => {
    const { rows: notes } = await sql<{ name: string }>`delete from written_row returning name`.execute(db)
    return [...new Set(notes.map(({ name }) => name))].sort()
  }
}

const textOf = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
/** Encodes a value for an address, which cannot contain a lone surrogate. */
const encode = (value: Json): string =>
  encodeURIComponent(
    textOf(value)
      .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
      .slice(0, 300),
  )

/** Whether a payload is refused without a field: it is a list, or the JSON parser rejects it as prototype pollution. */
const isRefusedWhole = (payload: Json) =>
  Array.isArray(payload) || JSON.stringify(payload).includes('"constructor":{"prototype"')

/** Sends an invalid payload. */
function send(
  { method, path }: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string },
  payload: Json,
  key: string,
) {
  const fields = (Array.isArray(payload) ? { list: payload } : payload) as Fields
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encode(fields[name] ?? known[name] ?? '1') || '1')
  const query = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encode(name)}=${encode(one)}`),
  )
  return shop.app.inject({
    method,
    url: method === 'GET' ? `${url}?${query.join('&')}` : url,
    headers: { ...buyer.headers, 'idempotency-key': key, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { payload: JSON.stringify(payload) }),
  })
}

it(
  `none of ${builtCalls.length} calls fails for a payload with one fault: a refusal names a code and a field, and leaves nothing behind (seed ${SEED})`,
  async () => {
    const random = createRandom(SEED)
    const sessions = createSessions(systemRandom)
    const faults: string[] = []
    const refused = new Map<number, number>()
    /**
     * Whether a valid call wrote something. If it stays false, writes were not recorded, and the test has proved
     * nothing.
     */
    let wrote = false
    for (let round = 0; round < ROUNDS; round += 1)
      for (const call of builtCalls) {
        // The session is renewed, since some of the calls log out.
        buyer.headers = {
          [SESSION_HEADER]: await sessions.begin(shop.connection.db, { shopper: buyer.id }, shop.ports.clock()),
        }
        for (const [way, spoil] of Object.entries(WAYS)) {
          const good = goodPayload(call.name, (field) => known[field], random) as Fields
          const names = Object.keys(good)
          const payload = spoil(good, names.length > 0 ? random.pick(names) : 'unknown', random)
          if (payload === undefined) continue
          await written()
          const { statusCode, body } = await send(call, payload, `${call.name} ${way} ${round}`)
          const asked = `${JSON.stringify(payload).slice(0, 300)} → ${statusCode} ${body.slice(0, 300)}`
          const note = (fault: string) => faults.push(`${call.name}, ${way}: ${fault}: ${asked}`)
          if (statusCode >= 500) note('fails')
          if (tellsOfInside(body)) note('tells of the inside')
          if (body.includes(SECRET)) note('shows what belongs to somebody else')
          if (!isEnvelope(body)) {
            note('is no envelope')
            continue
          }
          const { code, field } = JSON.parse(body) as { code: number; field?: string }
          const left = await written()
          if (code === REPLY_CODE.ok) {
            wrote ||= left.length > 0
            continue
          }
          refused.set(code, (refused.get(code) ?? 0) + 1)
          if (code === REPLY_CODE.badInput && !field && !isRefusedWhole(payload)) note('names no field')
          if (left.length > 0) note(`leaves ${left.join(', ')} behind`)
        }
      }
    process.stdout.write(`refused: ${JSON.stringify([...refused])}\n`)
    expect(faults).toEqual([])
    expect(refused.get(REPLY_CODE.badInput)).toBeGreaterThan(builtCalls.length)
    expect(wrote).toBe(true)
    expect(refused.get(REPLY_CODE.notFound)).toBeGreaterThan(0)
    expect(await checkBooks(shop.connection.db, {})).toEqual([])
  },
  howMuch(120_000, 1_200_000),
)
