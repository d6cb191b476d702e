import { describe, expect, it } from 'vitest'
import type { EndedCall } from '@hearth/sdk'
import { entries, failure, inShop } from './entries'
import { reply } from './stub-server'

describe.each(entries)('debug of $entry', ({ open }) => {
  it('is told of each call once: method, path, ms and code, and nothing of what was sent', async () => {
    const ended: EndedCall[] = []
    await inShop(
      open,
      ({ path }, response) =>
        path.includes('orders')
          ? reply(response, null, { code: 107002404, success: false }, 404)
          : reply(response, { count: 1 }),
      async ({ api }) => {
        await api.cart.count({})
        await failure(api.orders.get({ orderId: 'secret-id' }))
        await failure(api.cart.read({}, { timeout: 0 }))
        await api.request('GET /api/new/{id}', { id: 'secret-id' })
        const ms = expect.any(Number)
        expect(ended).toEqual([
          { method: 'GET', path: '/api/cart/count/v1', ms, code: '0' },
          { method: 'GET', path: expect.stringContaining('{orderId}'), ms, code: '107002404' },
          { method: 'GET', path: '/api/cart/v4', ms, code: 'ECONNABORTED' },
          { method: 'GET', path: '/api/new/{id}', ms, code: '0' },
        ])
      },
      { debug: (call) => void ended.push(call), session: () => 'secret', dutok: () => 'secret' },
    )
  })

  it('counts repeats in, and changes no call by what it throws', async () => {
    const ended: EndedCall[] = []
    await inShop(
      open,
      (_, response, __, count) => (count > 2 ? reply(response, { count: 1 }) : void response.writeHead(503).end()),
      async ({ api }) => {
        expect(await api.cart.count({})).toEqual({ count: 1 })
        expect(ended).toMatchObject([{ code: '0' }])
      },
      {
        debug(call) {
          ended.push(call)
          throw new Error('a log that throws')
        },
      },
    )
  })
})
