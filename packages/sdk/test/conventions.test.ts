import {
  type ApiOptions,
  address,
  afterSale,
  cart,
  checkout,
  products,
  rebateShop,
  tracking,
  user,
  invoice,
} from '@hearth/sdk'
import { createCoreApi } from '@hearth/sdk/core'
import { describe, expect, it } from 'vitest'
import { entries } from './entries'
import { reply, startStub } from './stub-server'

const tables = { address, afterSale, cart, checkout, products, rebateShop, tracking, user, invoice }

describe.each(entries)('$entry', ({ open }) => {
  async function shop(options: Partial<ApiOptions> = {}) {
    const stub = await startStub((_, response) => reply(response, { fine: true }))
    const api = open({ baseUrl: stub.url, channelId: 1, platformId: 7, ...options }, tables)
    return { api, stub, asked: () => stub.seen.at(-1)! }
  }

  describe('every payload', () => {
    it('carries channel and platform: in the query of a GET, in the body of the others', async () => {
      const { api, asked } = await shop()
      await api.cart.read({})
      expect(Object.fromEntries(asked().query)).toEqual({ channelId: '1', platformId: '7' })
      await api.cart.change({ operation: 'add', items: [{ skuNo: '2001', itemQuantity: 2 }] })
      expect(JSON.parse(asked().body)).toEqual({
        channelId: 1,
        platformId: 7,
        operation: 'add',
        items: [{ skuNo: '2001', itemQuantity: 2 }],
      })
      expect(asked().headers['content-type']).toBe('application/json')
      expect([...asked().query]).toEqual([])
    })

    it('says enterprise=1 and channel 2 in enterprise mode', async () => {
      const { api, asked } = await shop({ enterprise: true })
      await api.cart.read({})
      expect(Object.fromEntries(asked().query)).toEqual({ channelId: '2', platformId: '7', enterprise: '1' })
    })

    it('follows the logged-in shopper where enterprise mode is a function', async () => {
      let company = false
      const { api, asked } = await shop({ enterprise: () => company })
      await api.cart.read({})
      expect(Object.fromEntries(asked().query)).toEqual({ channelId: '1', platformId: '7' })
      company = true
      await api.cart.count({})
      expect(Object.fromEntries(asked().query)).toEqual({ channelId: '2', platformId: '7', enterprise: '1' })
    })

    it('is marked version=v2 where the line says so', async () => {
      const { api, asked } = await shop()
      await api.afterSale.validateAddress({
        serviceType: 1,
        skuNo: '1',
        address: {
          consigneeName: '张',
          consigneeTele: '13800138000',
          provinceName: '',
          cityName: '',
          districtName: '',
          streetName: '',
          detailAddress: '',
        },
      })
      expect(JSON.parse(asked().body)).toMatchObject({ version: 'v2', skuNo: '1' })
    })

    it('is sent as a form where the line says encode', async () => {
      const { api, asked } = await shop()
      await api.rebateShop.draftFreeTrial({ skuNo: '2001', text: '好用 & 好看' })
      expect(asked().headers['content-type']).toBe('application/x-www-form-urlencoded')
      expect(new URLSearchParams(asked().body).get('text')).toBe('好用 & 好看')
    })
  })

  describe('addresses', () => {
    it('are filled from the payload, which is then not sent twice', async () => {
      const { api, asked } = await shop()
      await api.address.change({
        addressId: 'a/1 ?',
        consigneeName: '李',
        consigneeTele: '13800138000',
        provinceCode: '11',
        cityCode: '1101',
        districtCode: '110101',
        detailAddress: '一号',
      })
      expect(asked().path).toBe('/api/platform/address/v1/a%2F1%20%3F')
      expect(JSON.parse(asked().body)).not.toHaveProperty('addressId')
      await api.products.get({ spuNo: '1001', platform: 2 })
      expect(asked().path).toBe('/api/products/base/v2/1001/2')
    })

    it.each(['', '.', '..'])('are not changed by a parameter of %j', async (addressId) => {
      const { api, stub } = await shop()
      await expect(api.address.remove({ addressId })).rejects.toMatchObject({
        code: 'ERR_PAYLOAD',
        call: 'address.remove',
      })
      expect(stub.seen).toEqual([])
    })

    it('repeat the key of an array and leave out absent values', async () => {
      const { api, asked } = await shop()
      await api.afterSale.verifyItems({ orderId: '9', orderItemId: ['a', 'b&c'] })
      expect(asked().query.getAll('orderItemId')).toEqual(['a', 'b&c'])
      await api.checkout.settle({ skuNo: undefined, itemQuantity: 2 })
      expect(asked().query.has('skuNo')).toBe(false)
    })

    it('from a token are paths of the shop alone', async () => {
      const { api, asked, stub } = await shop()
      await api.products.followToken({ token: '/api/content/share/v1/8f3a?from=a' })
      expect(asked().path).toBe('/api/content/share/v1/8f3a')
      expect(Object.fromEntries(asked().query)).toEqual({ from: 'a', channelId: '1', platformId: '7' })
      for (const token of ['https://evil.example/', '//evil.example', '/\\evil.example', '']) {
        await expect(api.products.followToken({ token })).rejects.toMatchObject({ code: 'ERR_PAYLOAD' })
      }
      expect(stub.seen).toHaveLength(1)
    })
  })

  describe('headers and hosts', () => {
    it('carry the session, the environment and the idempotency key', async () => {
      const { api, asked } = await shop({ session: () => 's3cret' })
      await api.checkout.placePreSale(
        { orderId: '1', addressId: '2', coupons: [], orderAmount: 1, useDuStar: true, useGold: true },
        { idempotencyKey: 'k1' },
      )
      expect(asked().headers).toMatchObject({ 'x-hearth-session': 's3cret', 'idempotency-key': 'k1' })
      expect(asked().headers).not.toHaveProperty('x-hearth-environment')
    })

    it("carry the token of a visitor's cart", async () => {
      const { api, asked } = await shop({ visitor: () => 'v1s1tor' })
      await api.cart.read({})
      expect(asked().headers).toMatchObject({ 'x-hearth-visitor': 'v1s1tor' })
    })

    it('add the time and the token to the query of every method, on request', async () => {
      const { api, asked } = await shop({ timestamp: true, dutok: () => 'tok', clock: () => 1234 })
      await api.cart.read({})
      expect(asked().query.get('timestamp')).toBe('1234')
      await api.invoice.removeVat({ invoiceId: '1' })
      expect(Object.fromEntries(asked().query)).toEqual({ timestamp: '1234', dutok: 'tok' })
    })

    it('send nothing of the session to a host that is not the shop', async () => {
      const trace = await startStub((_, response) => reply(response, { traceId: 't', _ii: 'i' }))
      const collect = await startStub((_, response) => void response.end())
      const { api } = await shop({
        session: () => 's3cret',
        environment: undefined,
        hosts: { trace: `${trace.url}/trace`, collect: `${collect.url}/log.gif?a=1` },
      })
      expect(await api.tracking.getTrace({ timestamp: 1 })).toEqual({ traceId: 't', _ii: 'i' })
      expect(trace.seen[0]!.path).toBe('/trace')
      expect(trace.seen[0]!.headers).not.toHaveProperty('x-hearth-session')
      await api.tracking.collect({
        dl: 'https://x/',
        dt: '首页',
        pathname: '/',
        log_type: 'normal',
        traceId: 't',
        _ii: 'i',
        eventInfo: JSON.stringify({ id: 1, 名: '灯' }),
      })
      expect(collect.seen[0]!.query.get('eventInfo')).toBe('{"id":1,"名":"灯"}')
      expect(collect.seen[0]!.query.get('a')).toBe('1')
      await expect(api.user.getBridgeUser({})).rejects.toMatchObject({ code: 'ERR_PAYLOAD' })
    })
  })
})

it('outside production, the environment is put before hosts and named in a header', async () => {
  const urls: string[] = []
  const api = createCoreApi(
    {
      baseUrl: 'https://shop.example',
      environment: 'test',
      channelId: 1,
      platformId: 1,
      hosts: { edge: 'https://edge.example', api: 'https://api.example' },
      transport: async ({ url, headers, credentials }) => {
        urls.push(`${url.split('?')[0]} ${headers['x-hearth-environment']} ${credentials}`)
        return { status: 200, headers: { get: () => null }, text: async () => '{"code":0,"data":{}}' }
      },
    },
    tables,
  )
  await api.cart.read({})
  await api.cart.read({}, { host: 'edge' })
  await api.cart.read({}, { host: 'api' })
  expect(urls).toEqual([
    'https://test.shop.example/api/cart/v4 test true',
    'https://test.edge.example/api/cart/v4 test false',
    'https://test.api.example/api/cart/v4 test true',
  ])
})
