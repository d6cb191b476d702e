import { describe, expect, it } from 'vitest'
import { entries, failure, inShop } from './entries'
import { reply } from './stub-server'

describe.each(entries)('an address that no table of $entry has', ({ open }) => {
  it('is asked like every call: with conventions, session, signature and headers', async () => {
    await inShop(
      open,
      (_, response) => reply(response, { fine: true }),
      async ({ api, stub }) => {
        const payload = { id: 'a/1', skuNo: ['1', '2'] }
        expect(await api.request('GET /api/new/v1/{id}', payload, { headers: { 'x-team': 'lamps' } })).toEqual({
          fine: true,
        })
        await api.request('PUT /api/new/v1', { on: true })
        const [read, write] = stub.seen
        expect([read!.path, read!.query.getAll('skuNo'), read!.query.get('channelId')]).toEqual([
          '/api/new/v1/a%2F1',
          ['1', '2'],
          '1',
        ])
        expect(read!.headers).toMatchObject({ 'x-hearth-session': 'mine', ak: 'signed', 'x-team': 'lamps' })
        expect(JSON.parse(write!.body)).toEqual({ channelId: 1, platformId: 1, on: true })
      },
      { session: () => 'mine', sign: () => 'signed' },
    )
  })

  it('rejects, repeats and ends like every call', async () => {
    await inShop(
      open,
      ({ path }, response) =>
        path === '/api/late'
          ? undefined
          : reply(response, null, { code: 107002404, message: '没有', success: false }, 503),
      async ({ api, stub, toasts }) => {
        expect(await failure(api.request('GET /api/none') as Promise<object>)).toMatchObject({
          call: 'GET /api/none',
          code: '107002404',
          text: '没有',
        })
        expect([stub.seen.length, toasts()]).toEqual([3, ['没有']])
        const late = api.request('POST /api/late !toast', {}, { timeout: 50 })
        expect(await failure(late as Promise<object>)).toMatchObject({ code: 'ECONNABORTED', unknown: true })
        expect(toasts()).toHaveLength(1)
      },
    )
  })
})
