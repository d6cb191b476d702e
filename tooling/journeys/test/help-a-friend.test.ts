import { describe, it } from 'vitest'
import { helpAFriend } from '../src/help-a-friend'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** Two shoppers for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({
  ...platform,
  people: { asking: `1390000010${at + 1}`, helping: `1390000011${at + 1}` },
}))

const sampled = byTurn(platforms, 'the mini-program')

describe('a friend', () => {
  it.each(sampled)('opens a request for help through $name', async ({ people, ...platform }) => {
    await onPlatform(platform, (driver) => helpAFriend(driver, shop, people, platform))
  })
})
