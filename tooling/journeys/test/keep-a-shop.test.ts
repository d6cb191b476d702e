import { describe, it } from 'vitest'
import { keepAShop } from '../src/keep-a-shop'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** Two shoppers and a shop for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({
  ...platform,
  people: { keeping: `1390000031${at + 1}`, visiting: `1390000032${at + 1}`, name: `门口的小店${at + 1}` },
}))

const sampled = byTurn(platforms, 'the smart-app')

describe('a promoter', () => {
  it.each(sampled)('applies, opens a shop and shares it through $name, and a friend is counted', async (one) => {
    const { people, ...platform } = one
    await onPlatform(platform, (driver) => keepAShop(driver, shop, people, platform))
  })
})
