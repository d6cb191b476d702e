import { HttpError, NetworkError } from '@hearth/sdk'
import { describe, expect, it } from 'vitest'
import { entries, failure, inShop, pause } from './entries'
import { openStub, reply } from './stub-server'

const fine = (_: object, response: Parameters<typeof reply>[0]) => reply(response, { fine: true })

describe.each(entries)('$entry', ({ open }) => {
  it('a refused connection is a network error', async () => {
    await inShop(open, fine, async ({ api, stub, toasts }) => {
      await stub.close()
      const error = await failure(api.cart.count({}))
      expect(error).toBeInstanceOf(NetworkError)
      expect(error).toMatchObject({
        code: 'ERR_NETWORK',
        message: 'Network Error',
        text: '网络异常，请检查网络或稍后重试',
        retryable: true,
      })
      expect(toasts()).toEqual([error.text])
      expect(await failure(api.orders.cancel({ orderId: '1' }))).toBeInstanceOf(NetworkError)
      expect(stub.seen).toEqual([])
    })
  })

  it('a server that comes back between two tries answers the second', async () => {
    await inShop(
      open,
      fine,
      async ({ api, stub, toasts }) => {
        await stub.close()
        const call = api.cart.count({})
        await pause(100)
        const back = await openStub(fine, Number(new URL(stub.url).port))
        expect(await call).toEqual({ fine: true })
        expect(back.seen).toHaveLength(1)
        expect(toasts()).toEqual([])
        await back.close()
      },
      { random: () => 0.99 },
    )
  })

  it('a device that knows it is offline says so at once, sends nothing, and goes on when it is online', async () => {
    let online = false
    await inShop(
      open,
      fine,
      async ({ api, stub, toasts }) => {
        for (const call of [
          api.cart.count({}),
          api.orders.cancel({ orderId: '1' }),
          api.orders.cancel({ orderId: '1' }, { idempotencyKey: 'key-1' }),
        ]) {
          expect(await failure(call)).toMatchObject({
            code: 'ERR_NETWORK',
            message: 'Network Error',
            text: '网络异常，请检查网络或稍后重试',
            unknown: false,
          })
        }
        expect(toasts()).toHaveLength(3)
        expect(stub.seen).toEqual([])
        online = true
        expect(await api.cart.count({})).toEqual({ fine: true })
        expect(stub.seen).toHaveLength(1)
      },
      { online: () => online, random: () => 0.99 },
    )
  })

  it('a device that goes offline between two tries does not try again', async () => {
    let online = true
    await inShop(
      open,
      (_, __, socket) => {
        online = false
        socket.resetAndDestroy()
      },
      async ({ api, stub }) => {
        expect(await failure(api.cart.count({}))).toBeInstanceOf(NetworkError)
        expect(stub.seen).toHaveLength(1)
      },
      { online: () => online },
    )
  })

  describe('a redirect', () => {
    it('of a GET is followed', async () => {
      await inShop(
        open,
        ({ path }, response) =>
          path.endsWith('/moved')
            ? reply(response, { fine: true })
            : void response.writeHead(302, { location: '/moved' }).end(),
        async ({ api, stub }) => {
          expect(await api.cart.count({})).toEqual({ fine: true })
          expect(stub.seen.map(({ path }) => path)).toEqual(['/api/cart/count/v1', '/moved'])
        },
      )
    })

    it.each([302, 307])('%i that leads to itself ends in an error', async (status) => {
      await inShop(
        open,
        ({ path }, response) => void response.writeHead(status, { location: path }).end(),
        async ({ api, stub }) => {
          const error = await failure(api.cart.count({}))
          expect(error).toBeInstanceOf(NetworkError)
          expect(error.retryable).toBe(false)
          // The first request and 20 redirects: as the Fetch standard says, no more than 20 redirects are followed.
          expect(stub.seen).toHaveLength(21)
        },
      )
    })

    it.each([301, 302, 303, 307, 308])(
      '%i that leads a POST to itself ends in an error, and it was sent once',
      async (status) => {
        await inShop(
          open,
          ({ path }, response) => void response.writeHead(status, { location: path }).end(),
          async ({ api, stub }) => {
            const error = await failure(api.orders.cancel({ orderId: '1' }))
            expect([HttpError, NetworkError]).toContain(error.constructor)
            expect(stub.seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
          },
        )
      },
    )
  })
})
