import { REPLY_CODE } from '@hearth/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOME } from '../../../test/home-address'
import { openTestShop, type TestShop } from '../../../test/shop'

const HALF = '\ud83d'

describe('a text that no database can store', () => {
  let shop: TestShop
  let headers: Record<string, string>
  beforeAll(async () => {
    shop = await openTestShop({ demo: true })
    headers = (await shop.newShopper()).headers
  })
  afterAll(() => shop.close())

  const refused = (field: string | undefined, label: string) => ({
    status: 400,
    code: REPLY_CODE.badInput,
    field,
    message: `${label}含有无法识别的字符`,
  })
  const add = (skuNo: string) =>
    shop.ask({ method: 'PUT', url: '/api/cart/v1', headers, payload: { operation: 'add', items: [{ skuNo }] } })

  it('is refused by its field: in a path, a query, a body and deeply nested', async () => {
    expect(await shop.ask('/api/products/base/v2/%00/1')).toMatchObject(refused('spuNo', '商品'))
    expect(await shop.ask('/api/products/skus/v3?skuNo=100101&skuNo=%00')).toMatchObject(refused('skuNo', '商品'))
    expect(
      await shop.ask({
        method: 'POST',
        url: '/api/platform/address/v1',
        headers,
        payload: { ...HOME, consigneeName: '李\0雷' },
      }),
    ).toMatchObject(refused('consigneeName', '收货人'))
    expect(await add('1001\0')).toMatchObject(refused('skuNo', '商品'))
    expect(await add(HALF)).toMatchObject(refused('skuNo', '商品'))
    expect(
      await shop.ask({
        method: 'POST',
        url: '/api/platform/address/v1',
        headers,
        payload: { ...HOME, detailAddress: `科技园${HALF}` },
      }),
    ).toMatchObject(refused('detailAddress', '详细地址'))
  })

  it('is refused by its field where a number is no longer exact', async () => {
    for (const number of ['1e308', '9007199254740992', '-1', '1.5'])
      expect(
        await shop.ask({ url: `/api/platform/integral/personal/orders/v1?startIndex=${number}`, headers }),
      ).toMatchObject({ status: 400, code: REPLY_CODE.badInput, field: 'startIndex' })
  })

  it('is refused as the name of a field too', async () => {
    const reply = await shop.ask({
      method: 'POST',
      url: '/api/platform/recommender/v1',
      payload: { scene: 'cart', extra: { '\0': 1 } },
    })
    expect(reply).toMatchObject(refused('extra', 'extra'))
  })

  it('does not include whole characters, however rare', async () => {
    expect(
      await shop.ask({
        method: 'POST',
        url: '/api/platform/address/v1',
        headers,
        payload: { ...HOME, consigneeName: '𠮷野😀' },
      }),
    ).toMatchObject({ status: 200, data: { consigneeName: '𠮷野😀' } })
  })
})

describe('a payload', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop({ demo: true })))
  afterAll(() => shop.close())

  it('nested without end is refused before it is read', async () => {
    const { headers } = await shop.newShopper()
    const body = JSON.stringify(HOME).replace('}', `,"more":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)
    const reply = await shop.ask({
      method: 'POST',
      url: '/api/platform/address/v1',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': 'deep' },
      body,
    })
    expect(reply).toMatchObject({ status: 400, code: REPLY_CODE.badInput, field: 'more', message: 'more层级过深' })
  })

  it('whose enterprise mode is not a number is not an enterprise’s', async () => {
    expect(
      await shop.ask({
        method: 'POST',
        url: '/api/platform/recommender/v1',
        payload: { scene: 'cart', enterprise: { toString: 1 } },
      }),
    ).toMatchObject({ status: 200, code: 0 })
  })
})
