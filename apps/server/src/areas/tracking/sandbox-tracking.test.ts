import { DAY, REPLY_CODE } from '@hearth/domain'
import { createCoreApi, type Transport } from '@hearth/sdk/core'
import { createTracker, tracking } from '@hearth/sdk/tracking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxTracking } from '#areas/tracking/sandbox-tracking'
import { SANDBOX_TRACKING } from '#ports/tracking-hosts'
import { operate } from '../../../test/command-line'
import { openTestShop, type TestShop } from '../../../test/shop'

const page = { url: 'https://shop.example/product/1001', title: '智能音箱', pathname: '/product/1001' }

describe('the shop’s own counter of visits', () => {
  let shop: TestShop
  beforeAll(
    async () =>
      void (shop = await openTestShop({
        moreAreas: [sandboxTracking],
      })),
  )
  afterAll(() => shop.close())

  const events = () => shop.connection.db.selectFrom('tracking_event').selectAll().orderBy('id').execute()
  const hearth = async (...args: string[]) => (await operate(shop, { args })).output
  const collect = (query: Record<string, string>) => shop.app.inject({ url: SANDBOX_TRACKING.collect, query })
  const whole = {
    dl: page.url,
    dt: page.title,
    pathname: page.pathname,
    log_type: 'normal',
    traceId: 't',
    _ii: 'i',
    eventInfo: '{"event":"page-view","number":1}',
  }

  /** Creates a visitor whose browser runs the SDK's tracker. */
  function visitor(utm: Record<string, string>) {
    const texts = new Map<string, string>()
    const logged: string[] = []
    const transport: Transport = async ({ url }) => {
      const reply = await shop.app.inject(url)
      return { status: reply.statusCode, headers: { get: () => null }, text: () => Promise.resolve(reply.body) }
    }
    const api = createCoreApi(
      { transport, baseUrl: '', channelId: 1, platformId: 1, hosts: SANDBOX_TRACKING },
      { tracking },
    )
    const storage = {
      get: (name: string) => texts.get(name),
      set: (name: string, text: string) => void texts.set(name, text),
    }
    const tracker = createTracker({
      api: api.tracking,
      storage,
      log: (message) => void logged.push(message),
      clock: shop.ports.clock,
    })
    tracker.arrive({ query: utm, pageUrl: page.url })
    return { logged, note: (event: string) => tracker.note({ event }, page) }
  }

  it('says that nobody came until somebody does', async () => {
    expect(await hearth('visits')).toBe(
      'Nobody was counted in the last 7 days. A shop with NODE_ENV=production counts only with TRACKING=sandbox.',
    )
  })

  it('gives every visitor ids of their own and keeps what they do, for the owner to read', async () => {
    const [one, other] = [visitor({ utm_source: 'sem', utm_medium: 'cpc' }), visitor({})]
    await one.note('page-view')
    await one.note('cart-add')
    await other.note('page-view')
    expect([...one.logged, ...other.logged]).toEqual([])
    const kept = await events()
    expect(kept).toHaveLength(3)
    expect(new Set(kept.map(({ trace_id }) => trace_id))).toHaveLength(2)
    expect(kept.find(({ event }) => event === 'cart-add')).toMatchObject({
      page_url: page.url,
      title: '智能音箱',
      pathname: '/product/1001',
      utm_source: 'sem',
      utm_medium: 'cpc',
      info: { event: 'cart-add', number: 2 },
    })
    expect(await hearth('visits', '--days', '1')).toBe(
      [
        '2 visitors in the last 1 days',
        'events',
        '       2  page-view',
        '       1  cart-add',
        'visitors by source',
        '       1  (direct)',
        '       1  sem',
      ].join('\n'),
    )
    expect(await hearth('visits', '--days', '400')).toContain('--days wants a number')
  })

  it('answers an event with nothing, keeps it once though it is sent twice, and lets no cache keep the answer', async () => {
    const before = (await events()).length
    for (const reply of [await collect(whole), await collect(whole)])
      expect(reply).toMatchObject({ statusCode: 204, body: '', headers: { 'cache-control': 'no-store' } })
    expect(await events()).toHaveLength(before + 1)
  })

  it('refuses what is too long, missing or no event, and shows the owner no control character', async () => {
    const refused = [
      { traceId: 'x'.repeat(500) },
      { dl: `https://x/${'y'.repeat(3000)}` },
      { dt: '题'.repeat(300) },
      { eventInfo: 'no json' },
      { eventInfo: '[]' },
      { eventInfo: JSON.stringify({ event: 'x'.repeat(60) }) },
      { log_type: 'other' },
      { dt: '题\0' },
      { eventInfo: JSON.stringify({ event: 'view', more: '\0' }) },
      { eventInfo: '{"event":"view","\\ud83d":1}' },
      { eventInfo: `{"event":"view","more":${'['.repeat(900)}${']'.repeat(900)}}` },
    ]
    for (const change of refused) {
      const reply = await collect({ ...whole, ...change })
      expect({
        change: Object.keys(change),
        status: reply.statusCode,
        code: reply.json<{ code: number }>().code,
      }).toEqual({ change: Object.keys(change), status: 400, code: REPLY_CODE.badInput })
    }
    const { traceId: _, ...without } = whole
    expect((await collect(without)).json()).toMatchObject({ code: REPLY_CODE.badInput, field: 'traceId' })
    await collect({ ...whole, eventInfo: JSON.stringify({ event: '\u001b[2Jboo' }) })
    expect(await hearth('visits')).toContain('?[2Jboo')
  })

  it('refuses an address after three hundred events a minute', async () => {
    const statuses: number[] = []
    for (let times = 0; times < 302; times++)
      statuses.push((await shop.app.inject({ url: SANDBOX_TRACKING.trace, remoteAddress: '10.0.0.9' })).statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect((await shop.app.inject(SANDBOX_TRACKING.trace)).statusCode).toBe(200)
  })

  it('forgets an event after 30 days', async () => {
    shop.wait(30 * DAY)
    await shop.run('forget events')
    expect((await events()).length).toBeGreaterThan(0)
    shop.wait(1)
    await shop.run('forget events')
    expect(await events()).toEqual([])
  })
})
