import { PayloadError, type ApiOptions } from '@hearth/sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { entries, failure, inShop } from './entries'
import { reply } from './stub-server'

const broken = () => {
  throw new Error('a bug of the shell')
}
const rejecting = async () => broken()
const line = { operation: 'remove' as const, items: [{ id: '1' }] }
const fine = (_: object, response: Parameters<typeof reply>[0]) => reply(response, { fine: true })

afterEach(() => void vi.restoreAllMocks())

describe.each(entries)('$entry', ({ open }) => {
  const told: [string, Partial<ApiOptions>][] = [
    ['onEvent that throws', { onEvent: broken }],
    ['onEvent that rejects', { onEvent: rejecting }],
    ['onReply that throws', { onReply: broken }],
  ]

  it.each(told)('an %s changes nothing: a GET and a POST give their replies, each sent once', async (_, options) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    await inShop(
      open,
      fine,
      async ({ api, stub }) => {
        expect(await api.cart.count({})).toEqual({ fine: true })
        expect(await api.orders.cancel({ orderId: '1' })).toEqual({ fine: true })
        expect(stub.seen).toHaveLength(2)
      },
      options,
    )
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'a bug of the shell' }))
  })

  it('an onEvent that throws leaves a failure unchanged', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await inShop(
      open,
      (_, response) => reply(response, null, { code: 107002500, message: '失败', success: false }),
      async ({ api, stub }) => {
        expect(await failure(api.orders.cancel({ orderId: '1' }))).toMatchObject({ code: '107002500', message: '失败' })
        expect(stub.seen).toHaveLength(1)
      },
      { onEvent: broken },
    )
  })

  const asked: [string, Partial<ApiOptions>][] = [
    ['clock', { clock: broken, timestamp: true }],
    ['online', { online: broken }],
    ['random', { random: broken }],
    ['antiFraud', { antiFraud: rejecting }],
  ]

  it.each(asked)('calls go on without the value of %s', async (_, options) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await inShop(
      open,
      (_, response, __, count) => (count === 1 ? void response.writeHead(503).end() : reply(response, { fine: true })),
      async ({ api, stub }) => {
        expect(await api.cart.count({})).toEqual({ fine: true })
        expect(await api.lottery.draw({ activityId: '1' })).toEqual({ fine: true })
        expect(stub.seen).toHaveLength(3)
      },
      options,
    )
  })

  const needed: [string, Partial<ApiOptions>][] = [
    ['session', { session: broken }],
    ['dutok', { dutok: broken }],
    ['sign', { sign: broken }],
    ['sign that rejects', { sign: async () => broken() }],
    ['onRequest', { onRequest: broken }],
    ['onRequest that rejects', { onRequest: rejecting }],
  ]

  it.each(needed)(
    'a %s that throws ends a call before anything is sent, in an error that says why',
    async (_, options) => {
      await inShop(
        open,
        fine,
        async ({ api, stub }) => {
          for (const call of [
            api.cart.count({}),
            api.orders.cancel({ orderId: '1' }),
            api.cart.change(line),
            api.products.skus({ skuNo: ['1'] }),
          ]) {
            const error = await failure(call)
            expect(error).toBeInstanceOf(PayloadError)
            expect(error).toMatchObject({
              code: 'ERR_PAYLOAD',
              message: 'Error: a bug of the shell',
              text: '',
              cause: { message: 'a bug of the shell' },
            })
            expect(error.retryable).toBeFalsy()
            expect(error.unknown).toBeFalsy()
          }
          expect(stub.seen).toEqual([])
        },
        options,
      )
    },
  )
})
