import { expect, it } from 'vitest'
import { pageUrl } from '#web/page-url'

const asAsked = (url: string) => url

it('is the address under which the web shell keeps a page', () => {
  expect(pageUrl('/product/1001?utm_source=feed', (url) => url.split('?')[0]!)).toBe('/product/1001')
})

it('makes no page for an address whose parts are dots, encoded or not', () => {
  for (const url of [
    '/product/..',
    '/product/.',
    '/product/...',
    '/product/%2e%2e',
    '/product/%2E./',
    '/product/..?skuNo=1',
    '/./product/1001',
    '/product/1001?skuNo=%00',
  ])
    expect(pageUrl(url, asAsked)).toBe('/404')
  for (const url of ['/product/1.5', '/product/..a', '/product/a..?next=/..', '/product/%2ea'])
    expect(pageUrl(url, asAsked)).toBe(url)
})
