import type { Envelope } from '#kernel/http/envelope'
import { SERVICE_PICTURES } from '#areas/after-sale/service-pictures'
import { createApp } from '#kernel/http/app'
import { loadSharp } from '#kernel/pictures/load-sharp'
import { runJob } from '#kernel/jobs/jobs'
import { eventsJob, openAreas } from '#kernel/open-areas'
import { SESSION_HEADER, SESSION_LIFETIME } from '#kernel/sessions/sessions'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { sandboxArea } from '#areas/sandbox/sandbox-area'
import { allAreas } from '#operator/all-areas'
import { opsInProcess } from '#operator/ops-in-process'
import { house } from '#shop/actor'
import type { Shop } from '#shop/shop'
import { workAt } from '#shop/unit-of-work'
import type { PastShop } from '#kernel/demo/past-customer'

/** Kinds of messages that carry a code. */
const CODES = ['loginCode', 'promoterCode', 'accountCode']

/** Px: width of the pictures that shoppers upload. A phone that is 375 CSS px wide has so many device pixels. */
const PHOTO_WIDTH = 750

/** Opens a shop at an earlier moment. It sends no messages, and all payments are made at the sandbox cashier. */
export async function openPast(shop: Shop): Promise<PastShop> {
  let now = 0
  let code = ''
  let shown = ''
  let session = ''
  /** Sessions of other shoppers by telephone, with the time at which each began. */
  const others = new Map<string, { session: string; since: number }>()
  const clock = () => now
  const inside: Shop = {
    ...shop,
    ports: {
      ...shop.ports,
      clock,
      cashier: createSandboxCashier({ db: shop.db, secret: shop.secret, clock }),
      notifier: {
        send(message) {
          if (CODES.includes(message.kind)) code = String(message['code'])
          return Promise.resolve()
        },
        tellCaptcha: (_, answer) => void (shown = answer),
      },
      mailer: undefined,
      miniProgram: undefined,
    },
  }
  const areas = [...allAreas, sandboxArea]
  const app = await createApp({ shop: inside, areas, rateLimits: false })
  await openAreas(app, inside, areas)
  await app.ready()
  const jobs = [
    eventsJob(inside, areas),
    ...areas.flatMap((area) => area.jobs?.({ shop: inside, app, wake() {} }) ?? []),
  ]

  const past: PastShop = {
    at: (moment) => void (now = Math.max(moment, now)),
    now: clock,
    async logIn(telephone) {
      const { ticket } = await past.ask<{ ticket: string }>('POST', '/api/passport/v1/code', { telephone })
      const wish = { telephone, code, ticket, session: 'token' }
      session = (await past.ask<{ sessionToken: string }>('POST', '/api/passport/v1/login', wish)).sessionToken
    },
    async ask<Data>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
      // Each call moves the clock, since rows that were created at the same moment would be listed in the order of
      // their random ids.
      now += 1
      const headers = { 'idempotency-key': shop.random.uuid(), ...(session ? { [SESSION_HEADER]: session } : {}) }
      const { success, data, message } = (
        await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
      ).json<Envelope<Data>>()
      if (!success || data === null) throw new Error(`${method} ${url}: ${message}`)
      return data
    },
    async as(telephone, deed) {
      const own = session
      const known = others.get(telephone)
      session = ''
      if (known && now - known.since < SESSION_LIFETIME / 2) session = known.session
      else {
        await past.logIn(telephone)
        others.set(telephone, { session, since: now })
      }
      try {
        return await deed()
      } finally {
        session = own
      }
    },
    async sendPicture(name) {
      const sharp = await loadSharp()
      const payload = await sharp(Buffer.from(shop.ports.drawPicture(name) ?? ''))
        .resize({ width: PHOTO_WIDTH })
        .jpeg({ quality: 90 })
        .toBuffer()
      const headers = { 'content-type': 'image/jpeg', [SESSION_HEADER]: session }
      const reply = await app.inject({ method: 'POST', url: SERVICE_PICTURES, headers, payload })
      const { data, message } = reply.json<Envelope<{ url: string }>>()
      if (!data) throw new Error(`${name}: ${message}`)
      return data.url
    },
    captcha: () => shown,
    code: () => code,
    async press(cashierUrl) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      await app.inject({ method: 'POST', url: cashierUrl, headers, payload: 'action=pay' })
      await past.run('deliver', 'events')
    },
    ops: () => opsInProcess({ ...workAt(shop, now, house('demo')), secret: shop.secret }),
    async run(...names) {
      for (const name of names) {
        const job = jobs.find((one) => one.name === name)
        if (job) await runJob(inside, job)
      }
    },
    close: () => app.close(),
  }
  return past
}
