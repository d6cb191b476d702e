import { DAY, REPLY_CODE } from '@hearth/domain'
import { catalogue } from '@hearth/sdk/core'
import { inFull } from '@hearth/vitest/whole'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from './bad-input/bad-values'
import { goodPayload } from './bad-input/from-schema'
import { createRandom, type Random } from './bad-input/random'
import { builtCalls } from './built-calls'
import { digestTables } from './digest-tables'
import { openOrderingShop, type OrderingShop } from './ordering-shop'
import { idFields, ownFields, promoterCalls, PUBLIC, REFUSED, TAKES } from './promoter-calls'
import { lifeWords, livePromoters, stockForPromoters, type PromoterLife } from './promoter-life'

type Fields = Record<string, Json>

/** Random choices for the smallest payload: no optional fields, and the first option of every choice. */
const LEAST: Random = { ...createRandom(1), chance: () => false, pick: ([first]) => first! }

let shop: OrderingShop
let first: PromoterLife
let second: PromoterLife
let bystander: { headers: Record<string, string> }

beforeAll(async () => {
  shop = await openOrderingShop()
  await stockForPromoters(shop)
  const [one, other] = await livePromoters(shop, [lifeWords(0), lifeWords(1)])
  first = one!
  second = other!
  bystander = await shop.newShopper()
}, 60_000)
afterAll(() => shop.close())

/** Makes a call with the second promoter's payload, with some fields replaced. */
async function ask({ headers }: { headers: Record<string, string> }, name: string, set: Fields, random = LEAST) {
  const { method, path } = builtCalls.find(({ names }) => names.includes(name))!
  const own = ownFields(second, name)
  const payload = { ...(goodPayload(name, (field) => own[field], random) as Fields), ...set }
  const url = path.replaceAll(/:(\w+)/g, (_, field: string) => encodeURIComponent(String(payload[field])))
  const query = Object.entries(payload).map(([field, value]) => `${field}=${encodeURIComponent(String(value))}`)
  const reply = await shop.app.inject({
    method: method as 'GET',
    url: method === 'GET' ? `${url}?${query.join('&')}` : url,
    headers,
    ...(method === 'GET' ? {} : { payload }),
  })
  const { code, message, field, data } = reply.json<{ code: number; message: string; field?: string; data?: unknown }>()
  return { status: reply.statusCode, code, message, field, data }
}

/** Returns an id of the same form that does not exist. */
const another = (id: string) => id.replace(/[0-9a-zA-Z](?=[^0-9a-zA-Z]*$)/, (last) => (last === '7' ? '8' : '7'))

/**
 * Returns data that the second promoter may not read: customers, identities and accounts of both promoters, and private
 * data of the first.
 */
const kept = (): string[] => [
  ...[first, second].flatMap(({ words, telephones }) => [
    ...Object.values(words.customer),
    ...[words.realName, words.idNumber, words.account, ...telephones],
  ]),
  ...[...Object.values(first.closed), first.words.businessAddress, first.open.inviteCode],
]

/**
 * Returns which of these data a reply contains.
 * @param sent the request's payload, which a reply may repeat
 */
const toldIn = (answer: object, sent = '') =>
  kept().filter((word) => word !== sent && JSON.stringify(answer).includes(word))

it('every call of promoters is listed, with the fields in which it takes an id', () => {
  const known = Object.entries(catalogue).flatMap(([table, lines]) =>
    table in TAKES ? Object.keys(lines).map((call) => `${table}.${call}`) : [],
  )
  expect(promoterCalls.map(({ name }) => name).sort()).toEqual(known.sort())
  expect(promoterCalls.filter(({ name, fields }) => fields.join() !== idFields(name).join())).toEqual([])
  expect(known.filter((name) => !builtCalls.some(({ names }) => names.includes(name)))).toEqual([])
})

const askers = inFull(['another promoter', 'a shopper who is no promoter'], (who) => who === 'another promoter')

describe.each(askers)('with an id of another promoter, %s', (who) => {
  const asker = () => (who === 'another promoter' ? second.shopper : bystander)

  it.each(promoterCalls.filter(({ fields }) => fields.length > 0))(
    'answers as for an unknown id, and changes nothing: $name',
    async ({ name, fields }) => {
      const before = await digestTables(shop.connection.db)
      const faults: string[] = []
      for (const field of fields)
        for (const [of, id] of Object.entries({ ...first.open, ...first.closed })) {
          if (PUBLIC[name]?.by.some((one) => one === of)) continue
          const theirs = await ask(asker(), name, { [field]: id })
          const nobodys = await ask(asker(), name, { [field]: another(id) })
          if (JSON.stringify(theirs) !== JSON.stringify(nobodys))
            faults.push(`${field}, ${of}: ${JSON.stringify(theirs)} and not ${JSON.stringify(nobodys)}`)
          const told = toldIn(theirs, id)
          if (told.length > 0) faults.push(`${field}, ${of}: tells ${told.join(', ')}`)
        }
      expect(faults).toEqual([])
      expect(await digestTables(shop.connection.db)).toEqual(before)
    },
  )
})

it.each(Object.entries(PUBLIC))('shows of another promoter what everybody may know, and no more: %s', async (name) => {
  const [field = ''] = idFields(name)
  for (const of of PUBLIC[name]!.by)
    for (const asker of [second.shopper, bystander]) {
      const id = first.open[of]
      expect(toldIn(await ask(asker, name, { [field]: id }), id)).toEqual([])
    }
})

it('for the promoter’s own data, shows nothing of another’s, nor who a customer is', async () => {
  const faults: string[] = []
  const answered = new Set<string>()
  // A day passes, because withdrawals have a daily limit.
  shop.wait(DAY)
  for (const seed of [1, 2])
    for (const { name } of promoterCalls) {
      const answer = await ask(second.shopper, name, {}, createRandom(seed))
      if (answer.code === REPLY_CODE.ok) answered.add(name)
      const told = toldIn(answer)
      if (told.length > 0) faults.push(`${name}: tells ${told.join(', ')}`)
    }
  expect(faults).toEqual([])
  expect(promoterCalls.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual(Object.keys(REFUSED))
})
