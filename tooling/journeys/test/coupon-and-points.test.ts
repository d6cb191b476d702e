import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { useCouponAndPoints } from '../src/use-coupon-and-points'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000003${at + 1}` }))

const sampled = byTurn(platforms, 'a phone’s browser')

/** The refusal for a visitor who takes a coupon. */
const WANTED_LOGIN = /^401 .*\/api\/coupons\/v1$/

describe('a shopper', () => {
  it.each(sampled)(
    'takes a coupon through $name, pays with stars and the best coupon, earns points and exchanges them',
    ({ telephone, ...platform }) =>
      onPlatform(platform, (driver) => useCouponAndPoints(driver, shop, telephone, platform), WANTED_LOGIN),
  )
})
