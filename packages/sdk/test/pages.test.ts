import { describe, expect, it } from 'vitest'
import { catalogue, createCoreApi, items, pages } from '@hearth/sdk/core'
import { createStub } from '@hearth/sdk/testing'

const stub = createStub()
const api = createCoreApi({ baseUrl: '', channelId: 1, platformId: 1, transport: stub.transport }, catalogue)

/** Returns the items of the page that begins at `from`, in a list of `total` items with two on a page. */
const range = (from: number, total: number) =>
  Array.from({ length: Math.max(0, Math.min(2, total - from)) }, (_, index) => from + index)

describe('a list that is read page by page', () => {
  it('by startId continues where the last page said, until that is empty', async () => {
    stub.reset()
    const [order] = stub.example('orders.list').order.result
    const page = stub.example('orders.list')
    stub.on('orders.list', ({ startIndex = 0 }) => ({
      ...page,
      order: { totalCount: 5, result: range(startIndex, 5).map((id) => ({ ...order!, orderId: `${id}` })) },
      startId: startIndex < 4 ? `after-${startIndex + 2}` : '',
    }))
    const seen: string[] = []
    for await (const { order } of pages(api.orders.list, { orderStatus: 10 }, 'startId', (page) => page.order.result))
      seen.push(...order.result.map(({ orderId }) => orderId))
    expect(seen).toEqual(['0', '1', '2', '3', '4'])
    expect(stub.callsOf('orders.list')).toEqual([
      { orderStatus: 10 },
      { orderStatus: 10, startId: 'after-2', startIndex: 2 },
      { orderStatus: 10, startId: 'after-4', startIndex: 4 },
    ])
  })

  it('by startId ends when it gets the same place again', async () => {
    stub.reset()
    stub.on('orders.list', { ...stub.example('orders.list'), startId: 'here' })
    let count = 0
    for await (const _ of pages(api.orders.list, {}, 'startId', (page) => page.order.result)) count++
    expect(count).toBe(2)
  })

  it('by startIndex skips the read entries, from one where the list counts from one, and by pageNo requests the next page', async () => {
    stub.reset()
    const skus = stub.example('rebateShop.listSkus')
    stub.on('rebateShop.listSkus', ({ startIndex = 1 }) => ({
      ...skus,
      result: range(startIndex - 1, 3).map(() => skus.result[0]!),
    }))
    let read = 0
    for await (const { result } of pages(
      api.rebateShop.listSkus,
      { startIndex: 1 },
      'startIndex',
      ({ result }) => result,
    ))
      read += result.length
    expect(read).toBe(3)
    expect(stub.callsOf('rebateShop.listSkus').map(({ startIndex }) => startIndex)).toEqual([1, 3, 4])

    const products = stub.example('rebateShop.listProducts')
    stub.on('rebateShop.listProducts', ({ pageNo = 1 }) => ({ ...products, list: pageNo > 2 ? [] : products.list }))
    for await (const _ of pages(api.rebateShop.listProducts, {}, 'pageNo', ({ list }) => list));
    expect(stub.callsOf('rebateShop.listProducts').map(({ pageNo = 1 }) => pageNo)).toEqual([1, 2, 3])
  })

  it('ends with the error of the page that failed', async () => {
    stub.reset()
    stub.fail('orders.list', 'network')
    await expect(
      pages(api.orders.list, {}, 'startId', (page) => page.order.result, { timeout: 5000 }).next(),
    ).rejects.toMatchObject({ code: 'ERR_NETWORK' })
  })
})

describe('the items of a list', () => {
  const idsOf = async (list: AsyncIterable<{ orderId: string }>) => {
    const ids: string[] = []
    for await (const { orderId } of list) ids.push(orderId)
    return ids
  }
  const orders = (total: number) => {
    stub.reset()
    const page = stub.example('orders.list')
    const [order] = page.order.result
    stub.on('orders.list', ({ startIndex = 0 }) => ({
      ...page,
      order: { totalCount: total, result: range(startIndex, total).map((id) => ({ ...order!, orderId: `${id}` })) },
      startId: startIndex + 2 < total ? `after-${startIndex + 2}` : '',
    }))
  }

  it('come one by one, and the next page is asked for once it is needed', async () => {
    orders(5)
    expect(await idsOf(items(api.orders.list, { orderStatus: 10 }))).toEqual(['0', '1', '2', '3', '4'])
    expect(stub.callsOf('orders.list')).toHaveLength(3)
    orders(5)
    for await (const { orderId } of items(api.orders.list, {})) if (orderId === '1') break
    expect(stub.callsOf('orders.list')).toEqual([{}])
  })

  it('of an empty list are none', async () => {
    orders(0)
    expect(await idsOf(items(api.orders.list, {}))).toEqual([])
  })

  it('are found by `startIndex` where the reply has no `startId`, and by `pageNo` where the payload begins with one', async () => {
    stub.reset()
    const offers = stub.example('coupons.listMergeable')
    stub.on('coupons.listMergeable', ({ startIndex = 0 }) => ({
      ...offers,
      list: range(startIndex, 3).map(() => offers.list[0]!),
    }))
    let count = 0
    for await (const _ of items(api.coupons.listMergeable, {})) count++
    expect(count).toBe(3)
    expect(stub.callsOf('coupons.listMergeable').map(({ startIndex }) => startIndex)).toEqual([undefined, 2, 3])

    const products = stub.example('rebateShop.listProducts')
    stub.on('rebateShop.listProducts', ({ pageNo = 1 }) => ({ ...products, list: pageNo > 2 ? [] : products.list }))
    for await (const _ of items(api.rebateShop.listProducts, { pageNo: 1 }));
    expect(stub.callsOf('rebateShop.listProducts').map(({ pageNo }) => pageNo)).toEqual([1, 2, 3])
  })

  it('end with the error of the page that failed', async () => {
    stub.reset()
    stub.fail('orders.list', 'network')
    await expect(items(api.orders.list, {}, { timeout: 5000 }).next()).rejects.toMatchObject({ code: 'ERR_NETWORK' })
  })
})
