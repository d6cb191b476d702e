import { cart, createApi, type ApiEvent, products } from '@hearth/sdk'
import { describe, expect, it } from 'vitest'
import { entries, failure, inShop } from './entries'
import { reply, startStub, type Answer } from './stub-server'

const skuNos = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** A shop with all skus up to 900. It refuses a request for a sku in `broken` with the code of the sku. */
async function shop(broken: Record<string, number> = {}) {
  const events: ApiEvent[] = []
  const stub = await startStub((seen, response) => {
    const keys = [...seen.query.getAll('skuNo'), ...seen.query.getAll('spuNo')]
    const bad = keys.find((key) => broken[key])
    if (bad) return reply(response, null, { code: broken[bad], message: '失败', success: false })
    const field = seen.query.has('skuNo') ? 'skuNo' : 'spuNo'
    // The items are out of order, as a database may return them.
    reply(
      response,
      keys
        .filter((key) => Number(key) <= 900)
        .map((key) => ({ skuNo: `sku of ${key}`, spuNo: `spu of ${key}`, [field]: key }))
        .reverse(),
    )
  })
  const api = createApi(
    {
      baseUrl: stub.url,
      channelId: 1,
      platformId: 1,
      onEvent: (event) => void (event.type === 'time' || event.type === 'failure' || events.push(event)),
    },
    { products },
  )
  return {
    api,
    stub,
    events,
    pages: () => stub.seen.map(({ query }) => query.getAll('skuNo').length + query.getAll('spuNo').length),
  }
}

describe('look-ups of one turn', () => {
  it('are sent together, and each caller gets its own in the order it asked', async () => {
    const { api, pages } = await shop()
    const [one, two, three] = await Promise.all([
      api.products.skus({ skuNo: ['3', '1'] }),
      api.products.skus({ skuNo: ['2'] }),
      api.products.skus({ skuNo: ['1', '1', '4'] }),
    ])
    expect(one.map(({ skuNo }) => skuNo)).toEqual(['3', '1'])
    expect(two.map(({ skuNo }) => skuNo)).toEqual(['2'])
    expect(three.map(({ skuNo }) => skuNo)).toEqual(['1', '4'])
    expect(pages()).toEqual([4])
  })

  it('are split into requests of 20 keys', async () => {
    const { api, pages } = await shop()
    const found = await Promise.all([
      api.products.skus({ skuNo: skuNos(1, 45) }),
      api.products.skus({ skuNo: skuNos(40, 52) }),
    ])
    expect(found.map(({ length }) => length)).toEqual([45, 13])
    expect(pages().toSorted()).toEqual([12, 20, 20])
  })

  it('stay separate when anything else differs', async () => {
    const { api, stub } = await shop()
    await Promise.all([
      api.products.skus({ skuNo: ['1'] }),
      api.products.skus({ skuNo: ['1'], promotionGroup: 1 }),
      api.products.spuSkus({ spuNo: ['1'] }),
    ])
    expect(stub.seen.map(({ path, query }) => `${path} ${query.get('promotionGroup')}`).toSorted()).toEqual([
      '/api/products/skus/v3 1',
      '/api/products/skus/v3 null',
      '/api/products/spu_skus/v3 null',
    ])
  })

  it('by sku and by spu are not mixed', async () => {
    const { api, stub } = await shop()
    const [both, spu] = await Promise.all([
      api.products.items({ skuNo: ['1', '2'], spuNo: ['1'] }),
      api.products.items({ spuNo: ['2', '1'] }),
    ])
    expect(both.map(({ skuNo, spuNo }) => `${skuNo}/${spuNo}`)).toEqual(['1/spu of 1', '2/spu of 2', 'sku of 1/1'])
    expect(spu.map(({ spuNo }) => spuNo)).toEqual(['2', '1'])
    expect(stub.seen).toHaveLength(2)
  })

  it('leave out what the shop does not know, and send nothing for an empty list', async () => {
    const { api, stub } = await shop()
    expect(await api.products.skus({ skuNo: ['901', '5', '902'] })).toHaveLength(1)
    expect(await api.products.skus({ skuNo: [] })).toEqual([])
    expect(await api.products.items({})).toEqual([])
    expect(stub.seen).toHaveLength(1)
  })

  it('do not request a key again while it is being loaded, and request it again later', async () => {
    const { api, pages } = await shop()
    const first = api.products.skus({ skuNo: ['1', '2'] })
    await Promise.resolve().then(() => {})
    await Promise.all([first, api.products.skus({ skuNo: ['2', '3'] })])
    await api.products.skus({ skuNo: ['2'] })
    expect(pages()).toEqual([2, 1, 1])
  })
})

describe('look-ups of one client', () => {
  const told = (session?: string, visitor?: string, dutok?: string, enterprise = false) => ({
    session,
    visitor,
    dutok,
    enterprise,
  })
  const others = [told('b'), told('a', 'v'), told('a', undefined, 'd'), told('a', undefined, undefined, true)]

  it.each(others)(
    'by two callers are sent separately, in one turn and while they are being loaded: %j',
    async (other) => {
      let who = told('a')
      const { stub } = await shop()
      const api = createApi(
        {
          baseUrl: stub.url,
          channelId: 1,
          platformId: 1,
          session: () => who.session,
          visitor: () => who.visitor,
          dutok: () => who.dutok,
          enterprise: () => who.enterprise,
        },
        { products },
      )
      const ask = async () => {
        const first = api.products.skus({ skuNo: ['1'] }, { maxAge: 10_000 })
        who = other
        const second = api.products.skus({ skuNo: ['1'] }, { maxAge: 10_000 })
        who = told('a')
        return Promise.all([first, second, api.products.skus({ skuNo: ['2'] })])
      }
      await ask()
      const asked = stub.seen.map(({ headers, query }) =>
        JSON.stringify([
          query.getAll('skuNo'),
          told(
            headers['x-hearth-session'] as string,
            headers['x-hearth-visitor'] as string,
            query.get('dutok') ?? undefined,
            query.has('enterprise'),
          ),
        ]),
      )
      const wanted = [
        [['1'], told('a')],
        [['1'], other],
        [['2'], told('a')],
      ].map((one) => JSON.stringify(one))
      expect(asked.toSorted()).toEqual(wanted.toSorted())
    },
  )

  it.each([{}, { maxAge: 10_000 }])('are not shared across a write, with %j', async (options) => {
    let stock = 1
    const stub = await startStub(async ({ method, query }, response) => {
      const skuNo = query.get('skuNo')
      const found = { skuNo, stock }
      if (method !== 'GET') stock = 2
      else await new Promise((resolve) => setTimeout(resolve, 150))
      reply(response, method === 'GET' ? [found] : {})
    })
    const api = createApi({ baseUrl: stub.url, channelId: 1, platformId: 1 }, { cart, products })
    const before = api.products.skus({ skuNo: ['1'] }, options)
    await expect.poll(() => stub.seen.length, { interval: 5 }).toBe(1)
    await api.cart.change({ operation: 'remove', items: [{ id: '1' }] })
    const after = api.products.skus({ skuNo: ['1'] }, options)
    expect(await Promise.all([before, after])).toEqual([[{ skuNo: '1', stock: 1 }], [{ skuNo: '1', stock: 2 }]])
    await api.cart.change({ operation: 'remove', items: [{ id: '1' }] })
    await api.products.skus({ skuNo: ['1'] }, options)
    expect(stub.seen).toHaveLength(5)
  })
})

describe('a page that fails', () => {
  it('rejects only callers that asked for one of its keys, and the shopper is told once', async () => {
    const { api, events } = await shop({ 30: 107002500 })
    const results = await Promise.allSettled([
      api.products.skus({ skuNo: skuNos(1, 20) }),
      api.products.skus({ skuNo: skuNos(21, 40) }),
      api.products.skus({ skuNo: ['40', '5'] }),
      api.products.skus({ skuNo: ['5'] }),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(events).toEqual([{ type: 'toast', text: '失败' }])
  })

  it('is requested again by the next caller', async () => {
    const broken: Record<string, number> = { 1: 107002500 }
    const { api } = await shop(broken)
    await failure(api.products.skus({ skuNo: ['1'] }))
    delete broken[1]
    expect(await api.products.skus({ skuNo: ['1'] })).toHaveLength(1)
  })
})

it('an abort ends only its own caller’s wait for a page', async () => {
  const { api } = await shop()
  const controller = new AbortController()
  const aborted = failure(api.products.skus({ skuNo: ['1', '2'] }, { signal: controller.signal }))
  const kept = api.products.skus({ skuNo: ['2', '3'] })
  controller.abort()
  expect(await aborted).toMatchObject({ code: 'ERR_ABORTED' })
  expect(await kept).toHaveLength(2)
})

describe.each(entries)('$entry, 45 keys in one turn, three of them twice', ({ open }) => {
  /** 42 keys for three pages (1 to 20, 21 to 40, 41 and 42), and three of them again. */
  const keys = [...skuNos(1, 42), '2', '21', '42']

  /** Refuses a request for a key in `broken` with the code of the key. */
  const refusing =
    (broken: Record<string, number>): Answer =>
    ({ query }, response) => {
      const asked = query.getAll('skuNo')
      const bad = asked.find((key) => broken[key])
      reply(
        response,
        bad ? null : asked.map((skuNo) => ({ skuNo })),
        bad ? { code: broken[bad], message: `没有 ${bad}`, success: false } : {},
      )
    }

  it('are three requests; when the second fails, two pages reach their callers and one is rejected with its code', async () => {
    await inShop(open, refusing({ 30: 107002410 }), async ({ api, stub, toasts }) => {
      const results = await Promise.allSettled(keys.map((key) => api.products.skus({ skuNo: [key] })))
      expect(
        stub.seen.map(({ query }) => query.getAll('skuNo')).toSorted((a, b) => Number(a[0]) - Number(b[0])),
      ).toEqual([skuNos(1, 20), skuNos(21, 40), skuNos(41, 42)])
      results.forEach((result, index) => {
        const key = keys[index]!
        if (Number(key) < 21 || Number(key) > 40)
          expect(result).toEqual({ status: 'fulfilled', value: [{ skuNo: key }] })
        else
          expect(result).toMatchObject({
            status: 'rejected',
            reason: { code: '107002410', message: '没有 30', call: 'products.skus', businessResult: false },
          })
      })
      expect(toasts()).toEqual(['没有 30'])
    })
  })

  it('of one caller are merged, in the requested order, each once', async () => {
    await inShop(open, refusing({}), async ({ api, stub }) => {
      const shuffled = keys.toReversed()
      const found = await api.products.skus({ skuNo: shuffled })
      expect(found.map(({ skuNo }) => skuNo)).toEqual([...new Set(shuffled)])
      expect(stub.seen).toHaveLength(3)
    })
  })

  it.each<{ broken: Record<string, number>; code: string; sound: string[] }>([
    { broken: { 30: 107002410 }, code: '107002410', sound: [...skuNos(1, 20), '41', '42'] },
    { broken: { 30: 107002410, 41: 107002500 }, code: '107002410', sound: skuNos(1, 20) },
    { broken: { 42: 107002500, 5: 107001120 }, code: '107001120', sound: skuNos(21, 40) },
    { broken: { 30: 146000001, 41: 107002500 }, code: '146000001', sound: skuNos(1, 20) },
  ])(
    'of one caller are refused with the first code that is not 0, in the order of pages: $broken gives $code',
    async ({ broken, code, sound }) => {
      await inShop(open, refusing(broken), async ({ api, stub, events }) => {
        const error = await failure(api.products.skus({ skuNo: keys }))
        expect(error).toMatchObject({ name: 'ApiError', code, call: 'products.skus' })
        expect(error.data).toEqual(sound.map((skuNo) => ({ skuNo })))
        expect(stub.seen).toHaveLength(3)
        // A failed request raises a `failure` event. A code that begins with 146 is an expected answer of the shop and
        // raises none.
        const failed = Object.values(broken).filter((one) => one < 146_000_000)
        expect(events.flatMap((event) => (event.type === 'failure' ? [event.error.code] : [])).toSorted()).toEqual(
          failed.map(String).toSorted(),
        )
      })
    },
  )

  it('a page that never comes rejects only its own callers, by the deadline', async () => {
    await inShop(
      open,
      ({ query }, response) =>
        void (
          query.getAll('skuNo').includes('30') ||
          reply(
            response,
            query.getAll('skuNo').map((skuNo) => ({ skuNo })),
          )
        ),
      async ({ api }) => {
        const [one, two, three] = await Promise.allSettled(
          [skuNos(1, 20), skuNos(21, 40), skuNos(41, 42)].map((skuNo) =>
            api.products.skus({ skuNo }, { timeout: 600 }),
          ),
        )
        expect([one!.status, three!.status]).toEqual(['fulfilled', 'fulfilled'])
        expect(two).toMatchObject({ status: 'rejected', reason: { code: 'ECONNABORTED' } })
      },
    )
  })
})
