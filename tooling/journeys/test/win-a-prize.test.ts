import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { winAPrize } from '../src/win-a-prize'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000008${at + 1}` }))

const sampled = byTurn(platforms, 'the mini-program')

describe('a shopper', () => {
  it.each(sampled)('draws through $name, claims the prize, and finds its order', async ({ telephone, ...platform }) => {
    await onPlatform(platform, (driver) => winAPrize(driver, shop, telephone, platform))
  })
})
