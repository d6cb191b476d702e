import { expect, it } from 'vitest'
import { crawlPages } from '#server/crawl-pages'

it('lists the front, products, flash sales, skills and posts, and keeps crawlers away from shoppers’ pages', () => {
  expect(crawlPages.listed).toEqual([
    '/',
    '/allproducts',
    '/seckill',
    '/groups',
    '/bargain',
    '/skills',
    '/activity',
    '/community',
  ])
  expect(crawlPages.closed).toEqual(
    expect.arrayContaining(['/shopping-cart', '/account', '/login', '/checkout', '/cashier/', '/my/order-detail/']),
  )
})

it('lets crawlers read the agreements', () => {
  expect(crawlPages.closed.some((path) => '/agreement/user'.startsWith(path))).toBe(false)
})
