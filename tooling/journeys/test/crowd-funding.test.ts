import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { supportCrowdFunding } from '../src/support-crowd-funding'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000414${at + 1}` }))

const sampled = byTurn(platforms, 'the smart-app')

describe('a shopper', () => {
  it.each(sampled)('supports a crowd-funding through $name, and waits for others', ({ telephone, ...platform }) =>
    onPlatform(platform, (driver) => supportCrowdFunding(driver, shop, telephone, platform)),
  )
})
