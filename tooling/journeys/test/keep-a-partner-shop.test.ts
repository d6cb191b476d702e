import { describe, it } from 'vitest'
import { keepAPartnerShop } from '../src/keep-a-partner-shop'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** Two shoppers and a shop for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({
  ...platform,
  people: { keeping: `1390000033${at + 1}`, visiting: `1390000034${at + 1}`, name: `东门的小店${at + 1}` },
}))

const sampled = byTurn(platforms, 'a browser at a desk')

describe('a promoter', () => {
  it.each(sampled)('reads the figures of a shop, and runs a partner shop, through $name', async (one) => {
    const { people, ...platform } = one
    await onPlatform(platform, (driver) => keepAPartnerShop(driver, shop, people, platform))
  })
})
