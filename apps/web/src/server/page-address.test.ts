import { expect, it } from 'vitest'
import { pageAddress } from '#server/page-address'

it('keeps the parameters that change a public page, and drops all others', () => {
  expect(pageAddress('/?x=1&utm_source=feed')).toBe('/')
  expect(pageAddress('/product/1001?utm_source=feed&skuNo=100102&x=1#top')).toBe('/product/1001?skuNo=100102')
  expect(pageAddress('/product/1001/?skuNo=')).toBe('/product/1001')
  expect(pageAddress('/allproducts?page=3&category=lamp&skuNo=1')).toBe('/allproducts?category=lamp&page=3')
})

it('knows pages only of one category, from the second page on', () => {
  expect(
    ['/allproducts?category=lamp&page=1', '/allproducts?category=lamp&page=0', '/allproducts?category=lamp&page=x'].map(
      pageAddress,
    ),
  ).toEqual(Array.from({ length: 3 }, () => '/allproducts?category=lamp'))
  expect(pageAddress('/allproducts?page=2')).toBe('/allproducts')
})

it('is the same for a page that is rendered the same for everybody, whatever it is about', () => {
  expect(['/my/order-detail/1', '/my/order-detail/2?x=1'].map(pageAddress)).toEqual([
    '/my/order-detail/:orderId',
    '/my/order-detail/:orderId',
  ])
  expect(pageAddress('/login?next=%2Fmy%2Forders')).toBe('/login')
})

it('is the same for every unknown page', () => {
  expect(['/nowhere', '/a/b/c?d=e', '/product/%zz', '/product/%00', '/404?from=wxmp'].map(pageAddress)).toEqual(
    Array.from({ length: 5 }, () => '/404'),
  )
})

it('is the address that the page was made from', () => {
  for (const url of [
    '/',
    '/product/%E9%9B%AA%201%2F2?skuNo=a%26b',
    '/allproducts?category=lamp&page=2',
    '/my/orders',
    '/404',
    '/cashier/:orderId',
  ])
    expect(pageAddress(pageAddress(url))).toBe(pageAddress(url))
})
