import { REPLY_CODE } from '@hearth/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/shop'

describe('a payload that travels as a form', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop()))
  afterAll(() => shop.close())

  const post = (url: string, body: string) =>
    shop.ask({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })

  it('reaches its handler, with its fields converted to their types', async () => {
    expect(await post('/api/passport/v1/code', 'channelId=1&platformId=1&telephone=13800138000')).toMatchObject({
      status: 200,
      code: 0,
    })
    expect(shop.codes.get('13800138000')).toMatch(/^\d{6}$/)
    expect(await post('/api/platform/recommender/v1', 'scene=cart&count=3')).toMatchObject({ status: 200, code: 0 })
  })

  it('is checked field by field', async () => {
    expect(await post('/api/passport/v1/code', 'telephone=%31%32%33')).toMatchObject({
      status: 400,
      code: REPLY_CODE.badInput,
      field: 'telephone',
    })
    expect(await post('/api/passport/v1/code', 'telephone=13800138000&telephone=13900139000')).toMatchObject({
      status: 400,
      field: 'telephone',
    })
    expect(await post('/api/passport/v1/code', '')).toMatchObject({
      status: 400,
      field: 'telephone',
      message: '手机号不能为空',
    })
    expect(await post('/api/passport/v1/code', '__proto__=x&constructor=y&telephone=%E0%A4%A')).toMatchObject({
      status: 400,
      field: 'telephone',
    })
  })

  it('finds a call that accepts forms, which checks the login first', async () => {
    expect(await post('/api/platform/draft/v1/rebate/freetrail', 'skuNo=2001&text=%E5%A5%BD')).toMatchObject({
      status: 401,
      code: REPLY_CODE.loginNeeded,
    })
  })

  it('has a few short fields, or is refused', async () => {
    expect(await post('/api/passport/v1/code', `telephone=13800138000&more=${'x'.repeat(20_000)}`)).toMatchObject({
      status: 413,
      code: REPLY_CODE.badInput,
      message: '提交的内容太大',
    })
  })
})
