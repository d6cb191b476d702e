import { createHmac } from 'node:crypto'
import { createApi, createSigner, lottery, cart, checkout, tracking, type ApiOptions } from '@hearth/sdk'
import { describe, expect, it, vi } from 'vitest'
import { reply, startStub } from './stub-server'

async function shop(options: Partial<ApiOptions> = {}, fails = 0) {
  const stub = await startStub((_, response, __, count) =>
    count > fails ? reply(response, { fine: true }) : void response.writeHead(503).end(),
  )
  const api = createApi(
    { baseUrl: stub.url, channelId: 1, platformId: 1, random: () => 0, ...options },
    { cart, checkout, lottery, tracking },
  )
  return { api, stub, asked: () => stub.seen.at(-1)! }
}

const line = { operation: 'add' as const, items: [{ skuNo: '2001', itemQuantity: 1 }] }

describe('the ak header (C03)', () => {
  it('is made by the importer’s own function from method, address and body', async () => {
    const sign = vi.fn(() => 'signed')
    const { api, stub, asked } = await shop({ sign, clock: () => 5000 })
    await api.cart.change(line)
    expect(asked().headers.ak).toBe('signed')
    expect(sign).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'PUT', url: `${stub.url}/api/cart/v1`, body: asked().body }),
      5000,
    )
  })

  it('is made anew for each attempt', async () => {
    let time = 1000
    const { api, stub } = await shop({ sign: async (_, now) => `at ${now}`, clock: () => time++ }, 2)
    await api.cart.count({})
    expect(new Set(stub.seen.map(({ headers }) => headers.ak)).size).toBe(3)
  })

  it('is left out when there is nothing to sign with, and for hosts that are not the shop’s', async () => {
    const plain = await shop()
    await plain.api.cart.count({})
    expect(plain.asked().headers).not.toHaveProperty('ak')
    const trace = await startStub((_, response) => reply(response, { traceId: 't', _ii: 'i' }))
    const signed = await shop({ sign: () => 'signed', hosts: { trace: `${trace.url}/trace` } })
    await signed.api.tracking.getTrace({ timestamp: 1 })
    expect(trace.seen[0]!.headers).not.toHaveProperty('ak')
  })

  it('of the default signer is key, time and an HMAC-SHA256 of method, path with query, time and body', async () => {
    const { api, asked } = await shop({
      sign: createSigner({ accessKey: 'team', secret: '秘密' }),
      clock: () => 1_795_190_400_000,
    })
    await api.cart.change(line)
    const put = createHmac('sha256', '秘密').update(`PUT\n/api/cart/v1\n1795190400000\n${asked().body}`).digest('hex')
    expect(asked().headers.ak).toBe(`team.1795190400000.${put}`)
    await api.cart.count({})
    const get = createHmac('sha256', '秘密')
      .update('GET\n/api/cart/count/v1?channelId=1&platformId=1\n1795190400000\n')
      .digest('hex')
    expect(asked().headers.ak).toBe(`team.1795190400000.${get}`)
  })

  it('that comes too late for its attempt does not send it after all', async () => {
    const { api, stub } = await shop({
      sign: () => new Promise((resolve) => setTimeout(resolve, 400, 'late')),
      timeout: 150,
    })
    await expect(api.cart.change(line)).rejects.toMatchObject({ code: 'ECONNABORTED' })
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(stub.seen).toEqual([])
  })
})

describe('the anti-fraud id (C04)', () => {
  it('is sent with the calls that need one, and with no other', async () => {
    const { api, asked } = await shop({ antiFraud: async () => 'device-7' })
    await api.lottery.draw({ activityId: '1' })
    expect(JSON.parse(asked().body)).toMatchObject({ antiFraudId: 'device-7', activityId: '1' })
    await api.cart.change(line)
    expect(JSON.parse(asked().body)).not.toHaveProperty('antiFraudId')
    await api.cart.change(line, { antiFraud: true })
    expect(JSON.parse(asked().body)).toHaveProperty('antiFraudId', 'device-7')
  })

  it.each([
    ['fails', () => Promise.reject(new Error('no device'))],
    [
      'throws',
      () => {
        throw new Error('no device')
      },
    ],
  ])('is left out when finding it %s', async (_, antiFraud) => {
    const { api, asked } = await shop({ antiFraud })
    await api.lottery.draw({ activityId: '1' })
    expect(JSON.parse(asked().body)).not.toHaveProperty('antiFraudId')
  })

  it('is waited for at most 2 s', async () => {
    const { api, stub } = await shop({ antiFraud: () => new Promise(() => {}) })
    const began = Date.now()
    await api.lottery.draw({ activityId: '1' })
    expect(stub.seen[0]!.at - began).toBeGreaterThanOrEqual(1990)
  })
})

describe('a device that is offline', () => {
  it('is reported at once, with nothing sent and nothing retried; online again, calls are sent', async () => {
    let online = false
    const { api, stub } = await shop({ online: () => online })
    await expect(api.cart.count({})).rejects.toMatchObject({
      code: 'ERR_NETWORK',
      message: 'Network Error',
      text: '网络异常，请检查网络或稍后重试',
      unknown: false,
    })
    expect(stub.seen).toEqual([])
    online = true
    expect(await api.cart.count({})).toEqual({ fine: true })
  })
})
