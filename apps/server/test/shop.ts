import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { allAreas } from '#operator/all-areas'
import { createSandboxPayouts } from '#areas/sandbox/sandbox-payouts'
import type { Cashier } from '#ports/cashier'
import type { Payouts } from '#ports/payouts'
import type { Connection } from '#database/connect'
import { createApp } from '#kernel/app'
import type { AppParts } from '#kernel/app-parts'
import type { Area } from '#kernel/area'
import type { Envelope } from '#kernel/envelope'
import { runJob } from '#kernel/jobs'
import { eventsJob, openAreas } from '#kernel/open-areas'
import { createSessions, SESSION_HEADER } from '#kernel/sessions'
import type { Mail } from '#ports/mailer'
import type { AppMessage } from '#ports/mini-program'
import type { Message } from '#ports/notifier'
import { drawInvoice } from '#areas/invoice/draw-invoice'
import { drawPoster } from '#areas/share/draw-poster'
import { drawPicture } from '#demo/art/draw-picture'
import { ownIssuer } from '#ports/invoice-issuer'
import { consoleAdvertiser } from '#ports/console-advertiser'
import { ownPostJudge } from '#ports/post-judge'
import { ownRisk } from '#ports/risk'
import { noAddressBook } from '#ports/address-book'
import type { Ports } from '#ports/ports'
import { createNumbers } from '#shop/numbers'
import { createOutbox } from '#shop/outbox'
import { systemRandom, type Random } from '#shop/random'
import { openSecret } from '#shop/secret'
import type { Shop } from '#shop/shop'
import { createStockWatch } from '#shop/stock-watch'
import { createWaiters } from '#shop/waiters'
import { openTestDatabase, type TestDatabaseOptions } from './database'
import { NOON } from './noon'
import { testMiniProgram } from './test-mini-program'

export { NOON }

/** A whole server on a database of its own, with hands on its clock and its post. */
export interface TestShop {
  app: FastifyInstance
  connection: Connection
  /** What its areas reach. */
  inside: Shop
  ports: Ports
  /** Lets jobs run once, by their names. */
  run(...jobs: string[]): Promise<void>
  /** Moves the server's clock, ms. */
  wait(ms: number): void
  /** Codes sent, by telephone or address for mail. */
  codes: Map<string, string>
  /** Messages sent by SMS but for login codes. */
  messages: (Message & { key: string })[]
  /** Mails sent but for codes. */
  mails: (Mail & { key: string })[]
  /** Messages sent by the messaging app. */
  appMessages: (AppMessage & { key: string })[]
  /** SQL texts sent since the list was last emptied. */
  queries: string[]
  /** A shopper who is logged in, and the header that says so. */
  newShopper(telephone?: string): Promise<{ id: string; headers: Record<string, string> }>
  /** Asks and reads the envelope. */
  ask<Data = object>(
    options: InjectOptions | string,
  ): Promise<Envelope<Data> & { status: number; headers: LightMyRequestResponse['headers'] }>
  close(): Promise<void>
}

/** What a test sets differently. */
export interface TestShopOptions {
  database?: TestDatabaseOptions
  ports?: Partial<Ports>
  /** The cashier, where it needs the shop it collects for. */
  cashier?: (shop: Omit<Shop, 'ports'>, clock: () => number) => Cashier
  /** Whoever pays money out; the sandbox when absent. */
  payouts?: (shop: Omit<Shop, 'ports'>, clock: () => number) => Payouts
  /** The system's when absent. */
  random?: Random
  /** Areas beside those of every shop. */
  moreAreas?: readonly Area[]
  /** Names of areas that this shop lacks. */
  withoutAreas?: readonly string[]
  rateLimits?: false
  /** Begins with the demo shop's goods. */
  demo?: boolean
  codesPerHour?: AppParts['codesPerHour']
  /** Whose turn it is at the database; all at once when absent. */
  turns?: AppParts['turns']
  /** Takes what the server logs, a line of JSON each. */
  logLines?: string[]
  signingKeys?: AppParts['signingKeys']
  trustProxy?: AppParts['trustProxy']
  isInternal?: AppParts['isInternal']
  /** Origin shoppers see, where the shop was told. */
  origin?: AppParts['origin']
  /** Keeps replies of public reads; each is made anew without it. */
  keptReads?: (shop: Shop) => AppParts['keptReads']
  /** Whether shoppers come by https alone. */
  secure?: AppParts['secure']
  /** Sees each request before the app does, for tests that listen. */
  before?: AppParts['before']
  /** Registers more routes, as the server does before it listens. */
  extend?: (app: FastifyInstance, parts: { connection: Connection; ports: Ports }) => Promise<void>
}

const noCashier: Cashier = {
  channel: 'sandbox',
  start: () => Promise.resolve('/nowhere'),
  verify: () => undefined,
  query: () => Promise.resolve(undefined),
  refund: () => Promise.resolve(true),
}

/** Opens a shop for a test file; replies are checked against their interfaces. */
export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const queries: string[] = []
  const connection = await openTestDatabase({
    demo: options.demo,
    onQuery: (text) => queries.push(text),
    ...options.database,
  })
  const codes = new Map<string, string>()
  const messages: TestShop['messages'] = []
  const mails: TestShop['mails'] = []
  const appMessages: TestShop['appMessages'] = []
  let now = NOON
  const clock = () => now
  const random = options.random ?? systemRandom
  const made = {
    db: connection.db,
    random,
    numbers: createNumbers(random),
    secret: await openSecret(connection.db, random, undefined),
    stock: createStockWatch(),
    outbox: createOutbox(),
    kinds: [...allAreas, ...(options.moreAreas ?? [])].flatMap(({ orderKind }) => orderKind ?? []),
    payments: createWaiters(),
  }
  const ports: Ports = {
    clock,
    notifier: {
      send(message, key) {
        if (message.kind === 'loginCode' || message.kind === 'accountCode' || message.kind === 'promoterCode')
          codes.set(message.telephone, String(message['code']))
        else messages.push({ ...message, key })
        return Promise.resolve()
      },
    },
    mailer: {
      send(mail, key) {
        if (mail.kind === 'emailCode') codes.set(mail.to, /\d{6}/.exec(mail.text)![0])
        else mails.push({ ...mail, key })
        return Promise.resolve(mail.to.startsWith('nobody@') ? 'refused' : 'delivered')
      },
    },
    miniProgram: testMiniProgram((message, key) => void appMessages.push({ ...message, key })),
    cashier: options.cashier?.(made, () => ports.clock()) ?? noCashier,
    payouts:
      options.payouts?.(made, () => ports.clock()) ?? createSandboxPayouts({ ...made, clock: () => ports.clock() }),
    addressBook: noAddressBook,
    invoices: ownIssuer,
    risk: ownRisk,
    postJudge: ownPostJudge,
    advertiser: consoleAdvertiser('production'),
    drawInvoice,
    drawPoster,
    drawPicture,
    ...options.ports,
  }
  const inside: Shop = { ...made, ports }
  const open = [...allAreas, ...(options.moreAreas ?? [])].filter(({ name }) => !options.withoutAreas?.includes(name))
  const app = await createApp({
    shop: inside,
    areas: open,
    checkReplies: 'fail',
    rateLimits: options.rateLimits,
    codesPerHour: options.codesPerHour,
    turns: options.turns,
    ...(options.logLines
      ? { logger: { level: 'info', stream: { write: (line: string) => void options.logLines?.push(line) } } }
      : {}),
    signingKeys: options.signingKeys,
    trustProxy: options.trustProxy,
    isInternal: options.isInternal,
    origin: options.origin,
    secure: options.secure,
    keptReads: options.keptReads?.(inside),
    before: options.before,
  })
  await openAreas(app, inside, open)
  await options.extend?.(app, { connection, ports })
  await app.ready()
  let shoppers = 0
  return {
    app,
    connection,
    inside,
    ports,
    async run(...names) {
      const running = { shop: inside, app, wake: () => {} }
      const jobs = [eventsJob(inside, open), ...open.flatMap((area) => area.jobs?.(running) ?? [])]
      for (const name of names)
        await runJob(
          inside,
          jobs.find((job) => job.name === name)!,
        )
    },
    codes,
    messages,
    mails,
    appMessages,
    queries,
    wait: (ms) => void (now += ms),
    async newShopper(telephone = `138${String(10_000_000 + (shoppers += 1))}`) {
      const id = `shopper-${telephone}`
      await connection.db
        .insertInto('shopper')
        .values({ id, telephone, display_name: '测试', created_at: now })
        .execute()
      return {
        id,
        headers: { [SESSION_HEADER]: await createSessions(random).begin(connection.db, { shopper: id }, now) },
      }
    },
    async ask<Data>(request: InjectOptions | string) {
      const reply = await app.inject(request)
      return { ...reply.json<Envelope<Data>>(), status: reply.statusCode, headers: reply.headers }
    },
    async close() {
      await app.close()
      await connection.close()
    },
  }
}
