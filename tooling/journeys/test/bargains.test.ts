import { describe, it } from 'vitest'
import { bargainAndBuy, helpAFriend } from '../src/bargain-and-buy'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

const SKUS = [
  { skuNo: '160401', name: '净界无线吸尘器 V8', floorPrice: 109_900 },
  { skuNo: '110201', name: '暖居智慧屏 10 随心转', floorPrice: 84_900 },
  { skuNo: '110401', name: '童伴学习智慧屏', floorPrice: 74_900 },
  { skuNo: '130301', name: '守望半自动指纹锁 E1', floorPrice: 59_900 },
]

/** A shopper, two friends and a sku for each platform. */
const platforms = PLATFORMS.map((platform, at) => {
  const [telephone, ...friends] = [1, 2, 3, 4].map((each) => `1390000${5 + at}29${each}`)
  return { ...platform, telephone: telephone!, friends: friends.slice(0, 2), other: friends[2]!, sku: SKUS[at]! }
})

const inBrowsers = platforms.filter(({ onWeb }) => onWeb)

describe('a shopper who bargains', () => {
  it.each(byTurn(platforms, 'the mini-program'))(
    'starts one through $name, is helped to the lowest price, and buys',
    ({ telephone, friends, sku, other: _, ...platform }) =>
      onPlatform(platform, (driver) => bargainAndBuy(driver, shop, platform, { telephone, friends, sku })),
  )

  // In this test, a browser opens a link that was shared in an app.
  it.each(byTurn(inBrowsers, 'a browser at a desk'))(
    'is helped through $name by a friend, who reads a captcha',
    ({ other, telephone, friends: _, sku: __, ...platform }) =>
      onPlatform(platform, (driver) => helpAFriend(driver, shop, [telephone, other])),
  )
})
