import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { allAreas } from '#operator/all-areas'
import { createSandboxPayouts } from '#areas/sandbox/sandbox-payouts'
import type { Cashier } from '#ports/cashier'
import type { Payouts } from '#ports/payouts'
import type { Connection } from '#database/connect'
import { createApp } from '#kernel/http/app'
import type { AppParts } from '#kernel/app-parts'
import type { Area } from '#kernel/area'
import type { Envelope } from '#kernel/http/envelope'
import { runJob } from '#kernel/jobs/jobs'
import { eventsJob, openAreas } from '#kernel/open-areas'
import { createSessions, SESSION_HEADER } from '#kernel/sessions/sessions'
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

/** A whole server with a database of its own. The test controls its clock and its messages. */
export interface TestShop {
  app: FastifyInstance
  connection: Connection
  /** The ports and settings of its areas. */
  inside: Shop
  ports: Ports
  /** Runs jobs once, by their names. */
  run(...jobs: string[]): Promise<void>
  /** Advances the server's clock, ms. */
  wait(ms: number): void
  /** The last code sent to each telephone or mail address. */
  codes: Map<string, string>
  /** Messages sent by SMS, except login codes. */
  messages: (Message & { key: string })[]
  /** Mails sent, except codes. */
  mails: (Mail & { key: string })[]
  /** Messages sent through the mini-program's messaging app. */
  appMessages: (AppMessage & { key: string })[]
  /** SQL texts sent since the list was last emptied. */
  queries: string[]
  /**
   * Makes a logged-in shopper.
   * @returns the shopper's id, and the headers of the session
   */
  newShopper(telephone?: string): Promise<{ id: string; headers: Record<string, string> }>
  /** Makes a call and returns the envelope. */
  ask<Data = object>(
    options: InjectOptions | string,
  ): Promise<Envelope<Data> & { status: number; headers: LightMyRequestResponse['headers'] }>
  close(): Promise<void>
}

/** Settings of a test's shop. */
export interface TestShopOptions {
  database?: TestDatabaseOptions
  ports?: Partial<Ports>
  /** Makes the cashier, for a cashier that needs the shop. */
  cashier?: (shop: Omit<Shop, 'ports'>, clock: () => number) => Cashier
  /** Makes the provider of payouts; the sandbox when absent. */
  payouts?: (shop: Omit<Shop, 'ports'>, clock: () => number) => Payouts
  /** Source of random values; the system's when absent. */
  random?: Random
  /** Areas besides those of every shop. */
  moreAreas?: readonly Area[]
  /** Names of areas that this shop lacks. */
  withoutAreas?: readonly string[]
  rateLimits?: false
  /** Whether the shop contains the demo shop's products. */
  demo?: boolean
  codesPerHour?: AppParts['codesPerHour']
  /** Schedules the database work of callers; when absent, all work runs concurrently. */
  turns?: AppParts['turns']
  /** Receives the server's log, a JSON text for each line. */
  logLines?: string[]
  signingKeys?: AppParts['signingKeys']
  trustProxy?: AppParts['trustProxy']
  isInternal?: AppParts['isInternal']
  /** The shop's public origin, if configured. */
  origin?: AppParts['origin']
  /** Caches replies of public reads; without it none are cached. */
  keptReads?: (shop: Shop) => AppParts['keptReads']
  /** Whether shoppers use https only. */
  secure?: AppParts['secure']
  /** Receives each request before the app does; returns true if it has answered the request. */
  before?: AppParts['before']
  /** Registers further routes, as the server does before it listens. */
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
