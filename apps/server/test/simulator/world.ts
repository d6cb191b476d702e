import { isDeepStrictEqual } from 'node:util'
import { DAY, PROMOTION_TYPE, showDuCode } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { newDuCode, writeDuBatches } from '#areas/du-codes/write-du-batches'
import { ownIssuer } from '#ports/invoice-issuer'
import { sandboxArea } from '#areas/sandbox/sandbox-area'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { createSandboxPayouts } from '#areas/sandbox/sandbox-payouts'
import { createSessions, SESSION_HEADER } from '#kernel/sessions/sessions'
import { VISITOR_HEADER } from '#kernel/sessions/visitor-token'
import type { Random } from '#shop/random'
import { checkBooks } from '../check-books'
import { NOON } from '../noon'
import { seededRandom } from '../seeded-random'
import { giveAddress, promote, stockShelf } from '../shelf'
import { openTestShop, type TestShop } from '../shop'
import { askAs, newStaff } from '../staff'
import { CAMPAIGN_PIECES, CAMPAIGN_SHELF, stockCampaigns } from './campaign-doings'
import { stockHelp } from './help-doings'
import {
  fails,
  OUTSIDE,
  troubledCashier,
  troubledMailer,
  troubledMiniProgram,
  troubledNotifier,
  troubledPayouts,
  type Told,
  type Trouble,
} from './outside'
import { stockRebates } from './promoter-doings'
import { SALE_PIECES, SALE_SHELF, stockSales } from './sale-doings'

/** A shopper. */
export interface Person {
  id: string
  telephone: string
  /** The mail address; absent if the shopper set none. */
  email?: string
  headers: Record<string, string>
  addressId: string
}

/** The reply of a call. */
export interface Answer<Data> {
  status: number
  code: number
  message: string
  data: Data | null
}

/** An attempt to help. */
export interface TriedHelp {
  kind: 'bargain' | 'fission'
  /** The id that was sent. */
  id: string
  who: string
  /** What the limit of a device applies to: an activity, or a bargain on one day. */
  of: string
  by: string
  captchaId: string
  device: string | undefined
  /** By how much this attempt raised the number of counted helps. */
  times: number
  refused: boolean
}

/** A shop, the people who use it, and records of what happened. */
export interface World {
  shop: TestShop
  /** Random choices of what happens. */
  random: Random
  trouble: Trouble
  people: Person[]
  /** Headers with the tokens of visitors who have not logged in. */
  visitors: Record<string, string>[]
  /** Notices that the cashier has sent and that have not arrived yet. */
  post: string[]
  /** Initial pieces of each sku, and those that staff added since. */
  pieces: Record<string, number>
  /** Initial pieces of each promotion and each product for points. */
  lent: Record<string, number>
  /** How many successful writes were repeated under their key, and those whose replies differed. */
  again: { asked: number; unlike: string[] }
  /**
   * Deletions of accounts: how often they were requested, how often each cause prevented one, and what was wrong after
   * them.
   */
  ends: { tried: number; kept: Record<string, number>; wrong: string[] }
  /** Ids of accounts that were made with the telephone of a deleted one. */
  anew: string[]
  /** Attempts of friends to help. */
  helps: TriedHelp[]
  /** Ids of shares that promoters created. */
  shares: string[]
  /** How often each shopper set a reminder of each session. */
  waits: Map<string, number>
  /** Requests and replies, as a line each. */
  said: string[]
  codes: Map<string, string>
  /** Keys of received messages: SMS by telephone, mail by address, app messages by recipient and template. */
  told: { sms: Told; mail: Told; app: Told }
  /**
   * Upper bound of the consents that each shopper has given in the app. The true number may be lower, since some
   * requests for consent failed.
   */
  allowed: Map<string, number>
  /** Redemption codes on the shop's cards. */
  duCodes: readonly string[]
  /** Returns server errors that were logged since the last call. */
  logged(): string[]
  rows<Row>(query: RawBuilder<Row>): Promise<Row[]>
  person(id: string): Person
  /** Makes a call as a shopper. Sometimes makes it twice under one key, like a client that got no reply. */
  ask<Data = object>(who: Pick<Person, 'headers'>, line: string, payload?: object): Promise<Answer<Data>>
  /** Makes a call as staff. Repeats it under one key until its result is known. */
  ops<Data = object>(line: string, payload?: object): Promise<Answer<Data>>
  run(...jobs: string[]): Promise<void>
  pick<One>(all: readonly One[]): One
  chance(oneIn: number): boolean
  faults(): Promise<string[]>
  close(): Promise<void>
}

/**
 * The products, with their pieces and their prices in fen. A product that is delivered as codes has as many pieces as
 * codes.
 */
const SHELF = [
  { skuNo: 'lamp', price: 20_001, stock: 60 },
  { skuNo: 'mug', price: 4_999, stock: 40 },
  { skuNo: 'cover', price: 1_000, stock: 15 },
  { skuNo: 'flash', price: 9_999, stock: 20 },
  { skuNo: 'full', price: 7_777, stock: 50 },
  { skuNo: 'cheap', price: 2, stock: 30 },
  { skuNo: 'funded', price: 9_000, stock: 40 },
  { skuNo: 'hoped', price: 15_000, stock: 40 },
  ...CAMPAIGN_SHELF,
  ...SALE_SHELF,
]
const SHOPPERS = 4
/** Level of the log from which a line is an error. */
const ERROR = 50
/** Maximum number of attempts of a call: more than the number of connections that break in a row. */
const ATTEMPTS = 15

async function stock({ connection: { db } }: TestShop, random: Random): Promise<string[]> {
  await stockShelf(db, [...SHELF, { skuNo: 'service', price: 3000, stock: 10 }])
  await promote(db, { id: 'p-gift', type: PROMOTION_TYPE.gift, skuNos: ['mug'], giftSkuNo: 'cover' })
  const flash = { id: 'p-flash', type: PROMOTION_TYPE.flashSale, skuNos: ['flash'] }
  await promote(db, { ...flash, price: 4_321, stock: 8, limit: 3 })
  const full = { id: 'p-full', type: PROMOTION_TYPE.fullReduction, skuNos: ['full', 'lamp'] }
  await promote(db, { ...full, thresholdAmount: 30_000, reduceAmount: 3_333 })
  // `p-funded` reaches its goal on many days, `p-hoped` on few.
  const funding = { type: PROMOTION_TYPE.crowdFunding, stock: 20, limit: 9 }
  await promote(db, { ...funding, id: 'p-funded', skuNos: ['funded'], price: 6_001, goal: { pieces: 4 } })
  await promote(db, { ...funding, id: 'p-hoped', skuNos: ['hoped'], price: 12_000, goal: { amount: 120_001 } })
  await sql`
    insert into coupon_batch (id, name, discount_type, coupon_value, threshold_amount, begin_time, end_time, source,
      quantity, per_shopper)
    select id, id, type, worth, threshold, ${NOON - DAY}, ${NOON + 300 * DAY}, source, quantity, per_shopper
    from (values ('five', 1, 500, 0, 'centre', 12, 3), ('ten', 1, 1000, 10000, 'centre', null, 2),
      ('small', 1, 300, 0, 'centre', null, 6), ('big', 1, 900, 0, 'merge', 5, 4), ('card', 1, 700, 0, 'code', null, 2))
      as batch (id, type, worth, threshold, source, quantity, per_shopper)`.execute(db)
  await sql`
    insert into coupon_code (code, batch_id, created_at)
    values ('ONCE2026', 'card', ${NOON}), ('TWICE2026', 'card', ${NOON})`.execute(db)
  await sql`insert into coupon_merge (id, batch_id, pieces, into_batch_id) values ('three', 'small', 3, 'big')`.execute(
    db,
  )
  await sql`
    insert into present_activity (id, name, begin_time, end_time, audience, coupon_batch_ids, points, quantity)
    select id, id, ${NOON - DAY}, ${NOON + 300 * DAY}, audience, batches::jsonb, points, quantity
    from (values ('coupon-gift', 'all', '["five"]', null::integer, 3), ('points-gift', 'all', '[]', 150, 2),
      ('newcomer-gift', 'newcomer', '["ten"]', null, null))
      as activity (id, audience, batches, points, quantity)`.execute(db)
  await sql`
    insert into points_product (id, sku_no, integral, stock, per_shopper)
    values ('mug-for-points', 'mug', 300, 10, 2), ('cheap-for-points', 'cheap', 20, 5, 5),
      ('full-for-points', 'full', 30, 40, 40)`.execute(db)
  await stockCampaigns(db, random)
  await stockHelp(db)
  await stockSales(db)
  await stockRebates(db)
  await sql`update sku set by_code = true where sku_no = 'service'`.execute(db)
  const codes = Array.from({ length: 6 }, () => showDuCode(newDuCode(random)))
  const batch = {
    batchId: 'du',
    name: '礼遇卡',
    price: 500,
    pieces: 2,
    skuNos: ['lamp', 'mug'],
    endTime: NOON + 300 * DAY,
  }
  await writeDuBatches({ db, now: NOON }, [{ ...batch, codes }])
  return codes
}

/** Opens the shop of a seed. All its random choices follow from the seed. */
export async function openWorld(seed: number): Promise<World> {
  const random = seededRandom(seed)
  const trouble: Trouble = { random: seededRandom(seed + 1_000_003), on: true }
  const codes = new Map<string, string>()
  const told = { sms: new Map(), mail: new Map(), app: new Map() } satisfies World['told']
  const logLines: string[] = []
  const shop = await openTestShop({
    database: { embedded: true },
    rateLimits: false,
    logLines,
    random: seededRandom(seed + 2_000_003),
    moreAreas: [sandboxArea],
    cashier: ({ db, secret }, clock) => troubledCashier(createSandboxCashier({ db, secret, clock }), trouble),
    payouts: ({ db, secret }, clock) => troubledPayouts(createSandboxPayouts({ db, secret, clock }), trouble),
    ports: {
      notifier: troubledNotifier(codes, trouble, told.sms),
      mailer: troubledMailer(trouble, told.mail),
      miniProgram: troubledMiniProgram(trouble, told.app),
      // Drawing an invoice takes most of a second, and the drawing has no effect on the books.
      drawInvoice: () => Promise.resolve(Buffer.from('%PDF-')),
      invoices: {
        issue: (invoice) => (fails(trouble, 5) ? Promise.reject(new Error(OUTSIDE)) : ownIssuer.issue(invoice)),
      },
    },
  })
  const { db } = shop.connection
  const duCodes = await stock(shop, shop.inside.random)
  let staff = await newStaff(shop, 'owner')
  const people: Person[] = []
  for (let n = 0; n < SHOPPERS; n += 1) {
    const telephone = `1380000000${n}`
    const { id, headers } = await shop.newShopper(telephone)
    const email = n % 2 ? `shopper-${n}@example.com` : undefined
    if (email) await sql`update shopper set email = ${email} where id = ${id}`.execute(db)
    const addressId = await giveAddress(db, id)
    // Each shopper has an address of their own, since a promoter earns nothing on orders to the promoter's own address.
    await sql`
      update address set consignee_tele = ${telephone}, detail_address = ${`望京街 ${n} 号`}
      where id = ${addressId}`.execute(db)
    people.push({ id, telephone, ...(email && { email }), headers, addressId })
  }
  const sessions = createSessions(shop.inside.random)
  let keys = 0
  const said: string[] = []
  const say = <Data>(line: string, { status, code, message, data }: Answer<Data>): Answer<Data> => {
    said.push(`${line} ${status} ${code}${code === 0 ? '' : ` ${message}`}`)
    return { status, code, message, data }
  }
  /** Repeats a request that was answered, like a client that got no reply. */
  async function sameAgain<Data>(
    line: string,
    answer: Answer<Data>,
    once: () => Promise<Answer<Data>>,
  ): Promise<Answer<Data>> {
    const second = await once()
    if (answer.code !== 0 || answer.status >= 400) return second
    // The first request was executed. Only the repeated request failed, because the connection broke.
    if (second.status >= 401) return answer
    world.again.asked += 1
    if (!isDeepStrictEqual(second.data, answer.data))
      world.again.unlike.push(`${line}: ${JSON.stringify(answer.data)}, then ${JSON.stringify(second)}`)
    return second
  }
  const world: World = {
    shop,
    random,
    trouble,
    people,
    visitors: [],
    post: [],
    pieces: Object.fromEntries(SHELF.map(({ skuNo, stock }) => [skuNo, stock])),
    lent: {
      'p-flash/flash': 8,
      'p-funded/funded': 20,
      'p-hoped/hoped': 20,
      'mug-for-points': 10,
      'cheap-for-points': 5,
      'full-for-points': 40,
      ...CAMPAIGN_PIECES,
      ...SALE_PIECES,
    },
    again: { asked: 0, unlike: [] },
    ends: { tried: 0, kept: {}, wrong: [] },
    anew: [],
    helps: [],
    shares: [],
    waits: new Map(),
    said,
    codes,
    told,
    allowed: new Map(),
    duCodes,
    logged: () => logLines.splice(0).filter((line) => (JSON.parse(line) as { level: number }).level >= ERROR),
    rows: async (query) => (await query.execute(db)).rows,
    person: (id) => people.find((one) => one.id === id)!,
    async ask<Data>(who: Pick<Person, 'headers'>, line: string, payload?: object) {
      const [method, url] = line.split(' ') as ['GET', string]
      const key = method === 'GET' ? {} : { 'idempotency-key': `sim-${(keys += 1)}` }
      const again = method !== 'GET' && world.chance(12)
      const once = async () => {
        const headers = { ...who.headers, ...key }
        return say<Data>(line, await shop.ask<Data>({ method, url, headers, ...(payload ? { payload } : {}) }))
      }
      const answer = await once()
      const out = answer.status === 401 && people.find((one) => one === who)
      if (out) out.headers = { [SESSION_HEADER]: await sessions.begin(db, { shopper: out.id }, shop.ports.clock()) }
      const second = out || answer.status === 503 ? await once() : answer
      // The server stores keys of shoppers and of known visitors. It stores none for a login, for the first product of
      // a visitor, or for a visitor whose token has expired, who receives another one.
      const { visitorToken } = (second.data ?? {}) as { visitorToken?: string }
      const isNew = visitorToken !== undefined && visitorToken !== who.headers[VISITOR_HEADER]
      const hasKeys = !isNew && Object.keys(who.headers).length > 0 && !url.startsWith('/api/passport/')
      return again && hasKeys ? sameAgain(line, second, once) : second
    },
    async ops<Data>(line: string, payload?: object) {
      const key = line.startsWith('GET') ? '' : `staff-${(keys += 1)}`
      for (let attempt = 1; ; attempt += 1) {
        const answer = say<Data>(line, await askAs<Data>(shop, staff, line, payload, key))
        if (answer.status === 401) staff = await newStaff(shop, 'owner')
        else if (answer.status !== 503 || attempt === ATTEMPTS)
          return key && world.chance(12)
            ? sameAgain(line, answer, async () => say<Data>(line, await askAs<Data>(shop, staff, line, payload, key)))
            : answer
      }
    },
    run: async (...jobs) => {
      for (const job of jobs) {
        said.push(`job ${job}`)
        await shop.run(job)
      }
    },
    pick: (all) => all[random.int(all.length)]!,
    chance: (oneIn) => random.int(oneIn) === 0,
    faults: () => checkBooks(db, world.pieces),
    close: () => shop.close(),
  }
  return world
}
