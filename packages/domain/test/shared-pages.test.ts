import { sharedPage } from '@hearth/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const ORIGIN = 'https://shop.example'

describe('the page that a picture for sharing shows', () => {
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
  ])('%s has no picture', (address) => {
    expect(sharedPage(address, ORIGIN)).toBeUndefined()
  })

  it('is a path of the shop, or none, whatever is requested', () => {
    const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webSegment(), fc.constantFrom('\\', '//'))
    const address = fc
      .tuple(
        fc.constantFrom('', ORIGIN, 'https://elsewhere.example', '/', '\\'),
        fc.constantFrom('/', '/product/', '/product/1001?skuNo=', '/merchant/', '/coupons?', '/stores#', '/my/orders'),
        anything,
      )
      .map((parts) => parts.join(''))
    const found = { pages: 0, none: 0 }
    fc.assert(
      fc.property(address, (address) => {
        const page = sharedPage(address, ORIGIN)
        found[page ? 'pages' : 'none'] += 1
        if (page) expect(page.path).toMatch(/^\/(?![/\\])[\w\-.~%!*'()?&=/]*$/)
      }),
      { numRuns: 1000 },
    )
    expect(found.pages).toBeGreaterThan(100)
    expect(found.none).toBeGreaterThan(100)
  })

  it('gives itself again for its own answer', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (spuNo, skuNo) => {
        const page = sharedPage(`/product/${encodeURIComponent(spuNo)}?skuNo=${encodeURIComponent(skuNo)}`)
        expect(page).toMatchObject({ name: 'product', params: { spuNo } })
        expect(sharedPage(page!.path)).toEqual(page)
      }),
    )
  })
})
