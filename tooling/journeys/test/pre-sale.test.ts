import { describe, it } from 'vitest'
import { buyPreSale } from '../src/buy-pre-sale'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000027${at + 1}` }))

const sampled = byTurn(platforms, 'a phone’s browser')

describe('a shopper', () => {
  it.each(sampled)('pays the deposit of a pre-sale through $name, and then its balance', ({ telephone, ...platform }) =>
    onPlatform(platform, (driver) => buyPreSale(driver, shop, telephone, platform)),
  )
})
