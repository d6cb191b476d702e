import { createApi, type ApiError, type ApiEvent, products } from '@hearth/sdk'
import { describe, expect, it } from 'vitest'
import { reply, startStub } from './stub-server'

const skuNos = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
const failure = async (call: Promise<object>): Promise<ApiError> => call.then(() => expect.unreachable(), (error: ApiError) => error)

/** A shop that knows every sku but those above 900; a page with a sku of `broken` fails with its code. */
async function shop(broken: Record<string, number> = {}) {
  const events: ApiEvent[] = []
  const stub = await startStub((seen, response) => {
    const keys = [...seen.query.getAll('skuNo'), ...seen.query.getAll('spuNo')]
    const bad = keys.find((key) => broken[key])
    if (bad) return reply(response, null, { code: broken[bad], message: '失败', success: false })
    const field = seen.query.has('skuNo') ? 'skuNo' : 'spuNo'
    // Out of order, as a database may give them.
    reply(response, keys.filter((key) => Number(key) <= 900).map((key) => ({ skuNo: `sku of ${key}`, spuNo: `spu of ${key}`, [field]: key })).reverse())
  })
  const api = createApi({ baseUrl: stub.url, channelId: 1, platformId: 1, onEvent: (event) => void (event.type === 'time' || events.push(event)) }, { products })
  return { api, stub, events, pages: () => stub.seen.map(({ query }) => query.getAll('skuNo').length + query.getAll('spuNo').length) }
}

describe('look-ups of one turn', () => {
  it('travel together, and each caller gets its own in the order it asked', async () => {
    const { api, pages } = await shop()
    const [one, two, three] = await Promise.all([api.products.skus({ skuNo: ['3', '1'] }), api.products.skus({ skuNo: ['2'] }), api.products.skus({ skuNo: ['1', '1', '4'] })])
    expect(one.map(({ skuNo }) => skuNo)).toEqual(['3', '1'])
    expect(two.map(({ skuNo }) => skuNo)).toEqual(['2'])
    expect(three.map(({ skuNo }) => skuNo)).toEqual(['1', '4'])
    expect(pages()).toEqual([4])
  })

  it('are cut at 20 keys a request', async () => {
    const { api, pages } = await shop()
    const found = await Promise.all([api.products.skus({ skuNo: skuNos(1, 45) }), api.products.skus({ skuNo: skuNos(40, 52) })])
    expect(found.map(({ length }) => length)).toEqual([45, 13])
    expect(pages().toSorted()).toEqual([12, 20, 20])
  })

  it('stay apart when anything else differs', async () => {
    const { api, stub } = await shop()
    await Promise.all([api.products.skus({ skuNo: ['1'] }), api.products.skus({ skuNo: ['1'], promotionGroup: 1 }), api.products.spuSkus({ spuNo: ['1'] })])
    expect(stub.seen.map(({ path, query }) => `${path} ${query.get('promotionGroup')}`).toSorted()).toEqual(['/api/products/skus/v3 1', '/api/products/skus/v3 null', '/api/products/spu_skus/v3 null'])
  })

  it('by sku and by spu are not mixed up', async () => {
    const { api, stub } = await shop()
    const [both, spu] = await Promise.all([api.products.items({ skuNo: ['1', '2'], spuNo: ['1'] }), api.products.items({ spuNo: ['2', '1'] })])
    expect(both.map(({ skuNo, spuNo }) => `${skuNo}/${spuNo}`)).toEqual(['1/spu of 1', '2/spu of 2', 'sku of 1/1'])
    expect(spu.map(({ spuNo }) => spuNo)).toEqual(['2', '1'])
    expect(stub.seen).toHaveLength(2)
  })

  it('leave out what the shop does not know, and ask nothing for nothing', async () => {
    const { api, stub } = await shop()
    expect(await api.products.skus({ skuNo: ['901', '5', '902'] })).toHaveLength(1)
    expect(await api.products.skus({ skuNo: [] })).toEqual([])
    expect(await api.products.items({})).toEqual([])
    expect(stub.seen).toHaveLength(1)
  })

  it('do not ask again for a key that is on its way, and ask again later', async () => {
    const { api, pages } = await shop()
    const first = api.products.skus({ skuNo: ['1', '2'] })
    await Promise.resolve().then(() => {})
    await Promise.all([first, api.products.skus({ skuNo: ['2', '3'] })])
    await api.products.skus({ skuNo: ['2'] })
    expect(pages()).toEqual([2, 1, 1])
  })
})

describe('a page that fails', () => {
  it('rejects only those who asked for one of its keys, and the shopper is told once', async () => {
    const { api, events } = await shop({ 30: 107002500 })
    const results = await Promise.allSettled([api.products.skus({ skuNo: skuNos(1, 20) }), api.products.skus({ skuNo: skuNos(21, 40) }), api.products.skus({ skuNo: ['40', '5'] }), api.products.skus({ skuNo: ['5'] })])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(events).toEqual([{ type: 'toast', text: '失败' }])
  })

  it('gives the whole its code: the first in the order of pages', async () => {
    const { api } = await shop({ 25: 107002404, 45: 107002500 })
    expect(await failure(api.products.skus({ skuNo: skuNos(1, 60) }))).toMatchObject({ code: '107002404', call: 'products.skus' })
  })

  it('is asked for again by the next caller', async () => {
    const broken: Record<string, number> = { 1: 107002500 }
    const { api } = await shop(broken)
    await failure(api.products.skus({ skuNo: ['1'] }))
    delete broken[1]
    expect(await api.products.skus({ skuNo: ['1'] })).toHaveLength(1)
  })
})

it('an abort ends only its own wait for a page', async () => {
  const { api } = await shop()
  const controller = new AbortController()
  const aborted = failure(api.products.skus({ skuNo: ['1', '2'] }, { signal: controller.signal }))
  const kept = api.products.skus({ skuNo: ['2', '3'] })
  controller.abort()
  expect(await aborted).toMatchObject({ code: 'ERR_ABORTED' })
  expect(await kept).toHaveLength(2)
})
