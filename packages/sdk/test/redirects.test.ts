import { HttpError, type ApiOptions } from '@hearth/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { entries, failure, inShop } from './entries'
import { openStub, reply, type Stub } from './stub-server'

/** A host other than the shop's, to which the shop redirects. */
let stranger: Stub
beforeAll(async () => void (stranger = await openStub((_, response) => reply(response, { fine: true }))))
beforeEach(() => void (stranger.seen.length = 0))
afterAll(() => stranger.close())

const secrets: [string, Partial<ApiOptions>][] = [
  ['the session', { session: () => 'token' }],
  ['a signature', { sign: () => 'signed' }],
  ['a header of the importer', { headers: { authorization: 'Bearer token' } }],
  ['a header that onRequest adds', { onRequest: ({ headers }) => void (headers['x-token'] = 'token') }],
]

describe.each(entries)('$entry', ({ open }) => {
  describe.each([301, 302, 303, 307, 308])('a redirect with %i to another host', (status) => {
    const toStranger = (_: object, response: Parameters<typeof reply>[0]) =>
      void response.writeHead(status, { location: `${stranger.url}/collect` }).end()

    it.each(secrets)('takes %s nowhere: the GET ends in an error that says so', async (_, options) => {
      await inShop(
        open,
        toStranger,
        async ({ api, stub }) => {
          const error = await failure(api.cart.count({}))
          expect(error).toBeInstanceOf(HttpError)
          expect(error).toMatchObject({ status, message: `Request failed with status code ${status}` })
          expect(stub.seen).toHaveLength(1)
          expect(stranger.seen).toEqual([])
        },
        options,
      )
    })

    it('is followed by a GET without any data of the shopper', async () => {
      await inShop(open, toStranger, async ({ api }) => {
        expect(await api.cart.count({})).toEqual({ fine: true })
        expect(stranger.seen).toHaveLength(1)
      })
    })
  })

  it('the edge host gets neither the session nor a cookie, but the signature', async () => {
    await inShop(
      open,
      (_, response) => reply(response, {}),
      async ({ api, stub }) => {
        await api.cart.count({}, { host: 'edge' })
        expect(stranger.seen[0]!.headers).not.toHaveProperty('x-hearth-session')
        expect(stranger.seen[0]!.headers).toHaveProperty('ak', 'signed')
        await api.cart.count({}, { host: 'api' })
        expect(stub.seen[0]!.headers).toMatchObject({ 'x-hearth-session': 'token' })
      },
      { session: () => 'token', sign: () => 'signed', hosts: { edge: stranger.url } },
    )
  })
})
