import { expect, it } from 'vitest'
import { pageUrl } from '#web/page-url'

it('makes one page for all the ways shoppers come to it, and another for another sku', () => {
  expect(pageUrl('/product/1001?utm_source=feed&utm_content=fy1&bd_vid=7')).toBe('/product/1001')
  expect(pageUrl('/product/1001?skuNo=100102&utm_source=feed')).toBe('/product/1001?skuNo=100102')
  expect(pageUrl('/')).toBe('/')
})
