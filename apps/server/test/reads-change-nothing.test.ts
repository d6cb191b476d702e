import { REPLY_CODE } from '@hearth/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SESSION_COOKIE } from '#kernel/sessions/session-cookie'
import { SESSION_HEADER } from '#kernel/sessions/sessions'
import { builtCalls } from './built-calls'
import type { Json } from './bad-input/bad-values'
import { goodPayload } from './bad-input/from-schema'
import { createRandom } from './bad-input/random'
import { openOrderingShop, type Buyer, type OrderingShop } from './ordering-shop'
import { serviceHands } from './served-shop'
import { stockShelf } from './shelf'

const SEED = 20_261_126
/** Number of payloads that are tried for each call, since some handlers write only in one state. */
const TRIES = 6

/** GETs that write without proof that they come from a page of the shop, each with the reason. */
const HARMLESS: Readonly<Record<string, string>> = {
  'bargain.createCaptcha': 'a captcha belongs to no shopper, and its answer is told to whoever asked alone',
  'user.getCaptcha': 'the same',
  'products.trackContent': 'counts how often content is looked at, by anybody',
  'user.getAvatarShare': 'keeps a picture so that it is drawn once; its address is told to whoever asked alone',
}

/** Headers that a browser sends from a page of another origin. */
const FOREIGN: readonly Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example', 'idempotency-key': 'x' },
]

let shop: OrderingShop
let buyer: Buyer
let known: Record<string, Json> = {}
const hands = serviceHands(() => shop)
beforeAll(async () => {
  shop = await openOrderingShop(undefined, undefined, { demo: true })
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 10_000 }])
  buyer = await shop.buyer()
  const order = await hands.received(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000)
  const [line] = await hands.items(buyer, order.orderId)
  const form = { orderItemId: line!.orderItemId, skuNo: 'lamp', serviceType: 3 as const, reason: 'damaged' }
  const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
  await hands.deed(id, 'agree')
  await hands.deed(id, 'receive', { counted: 1, resellable: 0 })
  await hands.deed(id, 'quote', { items: [{ name: '更换灯珠', price: 5000 }] })
  known = {
    orderId: order.orderId,
    orderItemId: line!.orderItemId,
    afterSaleOrderId: id,
    id,
    skuNo: '100101',
    spuNo: '1001',
    addressId: buyer.addressId,
  }
})
afterAll(() => shop.close())

const gets = builtCalls.filter(({ method }) => method === 'GET')
const changing = gets.filter(({ adds }) => adds)
const WRITE = /\b(?:insert into|delete from|update (?:only )?"?\w+"?(?: (?:as )?\w+)? set)\b/i

const addressOf = (path: string, payload: Readonly<Record<string, Json>>) => {
  const query = Object.entries(payload).map(
    ([name, value]) => `${name}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : value)}`,
  )
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(payload[name] ?? known[name] ?? 'x')),
  )
  return `${filled}?${query.join('&')}`
}

it('writes nothing to the database for a GET whose line is not marked `once`', async () => {
  const random = createRandom(SEED)
  const writing = new Set<string>()
  let answered = 0
  for (const { name, path, adds } of gets) {
    if (adds || name in HARMLESS) continue
    for (let at = 0; at < TRIES; at += 1) {
      const payload = goodPayload(name, (field) => known[field], random) as Record<string, Json>
      shop.queries.length = 0
      const { headers } = at === TRIES - 1 ? { headers: {} } : buyer
      const { code } = await shop.ask({ url: addressOf(path, payload), headers })
      if (code === 0) answered += 1
      if (shop.queries.some((text) => WRITE.test(text.replaceAll(/\s+/g, ' ')))) writing.add(name)
    }
  }
  expect([...writing]).toEqual([])
  expect(answered).toBeGreaterThan(gets.length)
})

describe.each(changing.map(({ name, path }) => [name, path]))('%s, a GET that changes something', (name, path) => {
  let url = ''
  beforeEach(() => {
    url = addressOf(path, goodPayload(name, (field) => known[field], createRandom(SEED)) as Record<string, Json>)
  })
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    shop.app.inject({ method, url, headers: { host: 'shop.example', ...headers } })
  const fieldOf = (reply: { body: string }) => (JSON.parse(reply.body) as { field?: string }).field
  const cookie = () => `${SESSION_COOKIE}=${buyer.headers[SESSION_HEADER]}`

  it('is refused with the cookie of a foreign page, also as a HEAD, and changes nothing', async () => {
    for (const foreign of FOREIGN) {
      shop.queries.length = 0
      const reply = await ask({ cookie: cookie(), ...foreign })
      expect([reply.statusCode, reply.json()]).toMatchObject([
        400,
        { code: REPLY_CODE.badInput, field: 'origin', message: '请求来源不正确' },
      ])
      expect((await ask({ cookie: cookie(), ...foreign }, 'HEAD')).statusCode).toBe(400)
      expect(fieldOf(await ask({ cookie: 'hearth_visitor=x', ...foreign }))).toBe('origin')
      expect(shop.queries).toEqual([])
    }
  })

  it('is answered for a page of the shop, and for a client that sends the session in a header', async () => {
    for (const own of [
      { cookie: cookie(), 'sec-fetch-site': 'same-origin' },
      { cookie: cookie(), origin: 'http://shop.example' },
      { cookie: cookie(), 'idempotency-key': `own ${name}` },
      buyer.headers,
      { ...buyer.headers, 'sec-fetch-site': 'cross-site', origin: 'https://servicewechat.example' },
    ])
      expect(fieldOf(await ask(own))).not.toBe('origin')
    // A visitor may log out as well.
    expect((await ask({})).json()).toMatchObject({
      code: name === 'user.logout' ? REPLY_CODE.ok : REPLY_CODE.loginNeeded,
    })
  })
})
