import { createCoreApi, cart, products, type Transport } from '@hearth/sdk/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure } from './entries'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A client whose requests are never answered, and the number of requests that it sent. */
function shop(timeout?: number) {
  let sent = 0
  const transport: Transport = () => {
    sent++
    return new Promise(() => {})
  }
  return {
    sent: () => sent,
    api: createCoreApi({ baseUrl: '', channelId: 1, platformId: 1, transport, timeout }, { cart, products }),
  }
}

const never = [0, -0, -1, -Infinity, NaN]

describe('a timeout', () => {
  it.each(never)('of %d ends a call at once, with nothing sent', async (timeout) => {
    const { api, sent } = shop()
    for (const call of [
      api.cart.count({}, { timeout }),
      api.products.skus({ skuNo: ['1'] }, { timeout }),
      shop(timeout).api.cart.count({}),
    ]) {
      expect(await failure(call)).toMatchObject({ code: 'ECONNABORTED', unknown: false })
    }
    expect(sent()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([Infinity, 2 ** 31, 2 ** 40, 2e9 + 1])(
    'of %d lasts as long as timers can count, 23 days',
    async (timeout) => {
      const { api, sent } = shop()
      let ended = false
      const failed = failure(api.cart.change({ operation: 'remove', items: [] }, { timeout })).finally(
        () => (ended = true),
      )
      const joined = Promise.allSettled([
        api.products.skus({ skuNo: ['1'] }, { timeout: 5000 }),
        api.cart.count({}, { timeout }),
        api.cart.count({}, { timeout }),
      ])
      await vi.advanceTimersByTimeAsync(2e9 - 1000)
      expect(ended).toBe(false)
      await vi.advanceTimersByTimeAsync(2000)
      expect(await failed).toMatchObject({ code: 'ECONNABORTED', unknown: true })
      expect((await joined).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
      expect(sent()).toBeGreaterThan(1)
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it('that is absent is the line’s, then the client’s, then 20 s', async () => {
    const ends = async (client: number | undefined, own: object) => {
      const began = Date.now()
      const failed = failure(shop(client).api.cart.change({ operation: 'remove', items: [] }, own)).then(
        () => Date.now() - began,
      )
      await vi.advanceTimersByTimeAsync(60_000)
      return failed
    }
    expect([
      await ends(undefined, {}),
      await ends(700, { timeout: undefined }),
      await ends(700, { timeout: 300 }),
    ]).toEqual([20_000, 700, 300])
  })
})
