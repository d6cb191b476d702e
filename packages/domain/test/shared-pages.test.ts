import { sharedPage } from '@hearth/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const ORIGIN = 'https://shop.example'

describe('the page that a picture for sharing is made of', () => {
  it.each([
    ['/', 'home', '/'],
    ['/product/1001', 'product', '/product/1001'],
    ['/product/1001/', 'product', '/product/1001'],
    ['/product/1001?utm_source=feed&skuNo=100104#top', 'product', '/product/1001?skuNo=100104'],
    ['/product/%E7%81%AF', 'product', '/product/%E7%81%AF'],
    ['/coupons?skuNo=1', 'coupons', '/coupons'],
    [ORIGIN, 'home', '/'],
    [`${ORIGIN}/stores`, 'stores', '/stores'],
  ])('%s is %s, at %s', (address, name, path) => {
    expect(sharedPage(address, ORIGIN)).toMatchObject({ name, path })
  })

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example/product/1001',
    `${ORIGIN}.elsewhere.example/`,
    `${ORIGIN}@elsewhere.example/`,
    'javascript:alert(1)',
    'product/1001',
    '/product/',
    '/product/1001/x',
    '/product/%zz',
    '/my/orders',
    '/product/a b',
    `/product/${'x'.repeat(600)}`,
    '',
  ])('%s is none', (address) => {
    expect(sharedPage(address, ORIGIN)).toBeUndefined()
  })

  it('is, whatever is asked, a path of the shop, or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.webPath()), (address) => {
        const page = sharedPage(address, ORIGIN)
        if (page) expect(page.path).toMatch(/^\/(?![/\\])[\w\-.~%!*'()?&=/]*$/)
      }),
    )
  })

  it('of what it answers is itself again', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (spuNo, skuNo) => {
        const page = sharedPage(`/product/${encodeURIComponent(spuNo)}?skuNo=${encodeURIComponent(skuNo)}`)
        if (page) expect(sharedPage(page.path)).toEqual(page)
      }),
    )
  })
})
