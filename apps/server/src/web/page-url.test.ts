import { expect, it } from 'vitest'
import { pageUrl } from '#web/page-url'

it('makes one page for all the ways shoppers come to it, and another for another sku', () => {
  expect(pageUrl('/product/1001?utm_source=feed&utm_content=fy1&bd_vid=7')).toBe('/product/1001')
  expect(pageUrl('/product/1001?skuNo=100102&utm_source=feed')).toBe('/product/1001?skuNo=100102')
  expect(pageUrl('/')).toBe('/')
})

it('makes no page of an address whose parts are dots, encoded or not', () => {
  for (const url of ['/product/..', '/product/.', '/product/...', '/product/%2e%2e', '/product/%2E./', '/product/..?skuNo=1', '/./product/1001']) expect(pageUrl(url)).toBe('/404')
  for (const url of ['/product/1.5', '/product/..a', '/product/a..?next=/..', '/product/%2ea']) expect(pageUrl(url)).toBe(url)
})
