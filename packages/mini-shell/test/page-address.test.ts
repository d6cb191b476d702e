import fc from 'fast-check'
import { ROUTES, routePath } from '@hearth/screens/routes'
import { describe, expect, it } from 'vitest'
import { pageOf, pathOf } from '../src/routing/page-address'
import { decodeValue, encodeValue, readPageQuery } from '../src/routing/page-query'

/** Returns the parameters that a platform passes to the page of an address. */
const opened = (url: string, decodes: boolean) => {
  const [page = '', query = ''] = url.slice(1).split('?')
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('='))
  return {
    page,
    options: Object.fromEntries(pairs.map(([name, value = '']) => [name, decodes ? decodeURIComponent(value) : value])),
  }
}

describe('values in the address of a page', () => {
  it('arrive as they were sent, whether the platform decodes them or not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const sent = encodeValue(value)
        expect(decodeValue(sent)).toBe(value)
        expect(decodeURIComponent(sent)).toBe(sent)
      }),
    )
  })

  it('are taken unchanged when they come from outside and are not validly encoded', () => {
    expect(decodeValue('100%')).toBe('100%')
    expect(decodeValue('%2Fcart')).toBe('/cart')
  })

  it('leave out what the runtime adds', () => {
    expect(readPageQuery({ spuNo: '1', $taroTimestamp: '5', gone: undefined })).toEqual({ spuNo: '1' })
  })

  it('are read from a scanned code, too', () => {
    expect(readPageQuery({ scene: 'spuNo%3D1001%26skuNo%3D100101' })).toEqual({ spuNo: '1001', skuNo: '100101' })
    expect(readPageQuery({ scene: 'spuNo=1001', $taroTimestamp: '5', skuNo: '100102' })).toEqual({
      spuNo: '1001',
      skuNo: '100102',
    })
    expect(readPageQuery({ scene: '%E0%A4%A' })).toEqual({})
    expect(readPageQuery({ scene: '' })).toEqual({})
  })
})

describe('the mini-program page of a path', () => {
  it.each(ROUTES.map((route) => route.name))('leads to %s and back to the same path', (name) => {
    const path = routePath(
      name,
      {
        spuNo: '1001',
        orderId: 'a/b',
        postId: '17',
        campaignId: 'reserve-1',
        groupId: 'g1',
        bargainId: 'b1',
        skuNo: '140401',
        bargainCampaignId: 'bargain-1',
        name: 'user',
        batchId: 'b1',
        activityId: 'now',
        orderItemId: 'o-0',
        afterSaleOrderId: 'A1',
        merchantId: 'm1',
        skillId: 's1',
        id: 'share-and-earn',
      },
      { next: '/checkout?skuNo=1&from=%2F', category: '智能 音箱' },
    )
    for (const decodes of [true, false]) {
      const { page, options } = opened(pageOf(path).url, decodes)
      expect(pathOf(page, readPageQuery(options))).toBe(path)
    }
  })

  it('is the not-found page where there is no such path', () => {
    expect(pageOf('/nowhere').url).toBe('/pages-account/not-found/index')
    expect(pageOf('//evil.example').url).toBe('/pages-account/not-found/index')
  })

  it('has no path of its own when a part is missing', () => {
    expect(pathOf('pages-shop/product/index', {})).toBeUndefined()
  })
})
