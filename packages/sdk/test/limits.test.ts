import { ApiError } from '@hearth/sdk'
import { describe, expect, it } from 'vitest'
import { entries, failure, inShop } from './entries'
import { reply } from './stub-server'

const MB = 2 ** 20

describe.each(entries)('$entry', ({ open }) => {
  it('a reply of 17 MB ends in an error that says so, and is requested once', async () => {
    await inShop(
      open,
      (_, response) => reply(response, 'x'.repeat(17 * MB)),
      async ({ api, stub, toasts }) => {
        const error = await failure(api.cart.count({}))
        expect(error).toBeInstanceOf(ApiError)
        expect(error).toMatchObject({ code: 'ERR_TOO_LARGE', status: 200, message: `Reply exceeds ${16 * MB} bytes` })
        expect(error.retryable).toBeFalsy()
        expect(toasts()).toEqual([error.text])
        expect(stub.seen).toHaveLength(1)
      },
    )
  })

  it('a write whose reply is too large may have been carried out', async () => {
    await inShop(
      open,
      (_, response) => reply(response, 'x'.repeat(2000)),
      async ({ api }) => expect(await failure(api.orders.cancel({ orderId: '1' }))).toMatchObject({ unknown: true }),
      { maxBytes: 1000 },
    )
  })

  it('a reply of exactly maxBytes is read', async () => {
    const text = 'x'.repeat(500)
    const body = JSON.stringify({ code: 0, data: { text } })
    await inShop(
      open,
      (_, response) => void response.end(body),
      async ({ api }) => expect(await api.cart.count({})).toEqual({ text }),
      { maxBytes: body.length },
    )
    await inShop(
      open,
      (_, response) => void response.end(body),
      async ({ api }) => expect(await failure(api.cart.count({}))).toMatchObject({ code: 'ERR_TOO_LARGE' }),
      { maxBytes: body.length - 1 },
    )
  })

  it('characters that arrive in parts are whole again', async () => {
    const bytes = Buffer.from(JSON.stringify({ code: 0, data: { text: '灯😀' } }))
    await inShop(
      open,
      async (_, response) => {
        for (const byte of bytes)
          await new Promise<void>((resolve) => response.write(Buffer.from([byte]), () => resolve()))
        response.end()
      },
      async ({ api }) => expect(await api.cart.count({})).toEqual({ text: '灯😀' }),
    )
  })
})

// Only ky closes the connection: the platform of a mini-program reads the whole body in any case.
it('over ky, the connection of an endless body is closed', async () => {
  await inShop(
    entries[0]!.open,
    (_, response) => {
      const flow = setInterval(() => response.write('x'.repeat(MB / 4)), 1)
      response.on('close', () => clearInterval(flow))
    },
    async ({ api, stub }) => {
      expect(await failure(api.cart.count({}))).toMatchObject({ code: 'ERR_TOO_LARGE' })
      await expect.poll(stub.dropped, { timeout: 10_000 }).toBe(1)
    },
    { maxBytes: MB },
  )
})
