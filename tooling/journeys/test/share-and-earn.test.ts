import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { shareAndEarn } from '../src/share-and-earn'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** Two people of each platform's own: of those that a link can be opened on here. */
const platforms = PLATFORMS.filter(({ onWeb }) => onWeb).map((platform, at) => ({
  ...platform,
  people: { sharing: `1390000020${at + 1}`, buying: `1390000021${at + 1}` },
}))

const sampled = byTurn(platforms, 'a phone’s browser')

describe('a promoter', () => {
  it.each(sampled)('earns on what a friend buys by a share through $name', async ({ people, ...platform }) => {
    await onPlatform(platform, (driver) => shareAndEarn(driver, shop, people, platform))
  })
})
