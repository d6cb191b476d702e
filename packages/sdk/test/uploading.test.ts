import { createHmac } from 'node:crypto'
import { createSigner } from '@hearth/sdk'
import { describe, expect, it } from 'vitest'
import { entries, failure, inShop } from './entries'
import { reply } from './stub-server'

const picture = new TextEncoder().encode('the bytes of a picture').buffer
const url = '/service-pictures/8f1c?until=1&sign=a'

describe.each(entries)('a picture sent with $entry', ({ open }) => {
  it('travels as the file itself, with session and conventions like every call', async () => {
    await inShop(
      open,
      (_, response) => reply(response, { url }),
      async ({ api, stub }) => {
        expect(await api.afterSale.sendPicture({ picture })).toEqual({ url })
        const [{ method, path, query, headers, body }] = stub.seen as [(typeof stub.seen)[0]]
        expect([method, path, body]).toEqual(['POST', '/service-pictures', 'the bytes of a picture'])
        expect(Object.fromEntries(query)).toEqual({ channelId: '1', platformId: '1' })
        expect(headers).toMatchObject({ 'x-hearth-session': 'mine' })
        expect(headers).not.toHaveProperty('content-type')
      },
      { session: () => 'mine' },
    )
  })

  it('is signed with its bytes', async () => {
    await inShop(
      open,
      (_, response) => reply(response, { url }),
      async ({ api, stub }) => {
        await api.afterSale.sendPicture({ picture })
        const line = 'POST\n/service-pictures?channelId=1&platformId=1\n5000\nthe bytes of a picture'
        expect(stub.seen[0]!.headers.ak).toBe(`team.5000.${createHmac('sha256', 'secret').update(line).digest('hex')}`)
      },
      { sign: createSigner({ accessKey: 'team', secret: 'secret' }), clock: () => 5000 },
    )
  })

  it('is refused with the shop’s words, and is not sent again by itself', async () => {
    await inShop(
      open,
      (_, response) => void response.writeHead(503).end(),
      async ({ api, stub }) => {
        expect(await failure(api.afterSale.sendPicture({ picture }))).toMatchObject({ code: 'ERR_HTTP', unknown: true })
        expect(stub.seen).toHaveLength(1)
      },
    )
  })
})
