import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { shareAndEarn } from '../src/share-and-earn'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** Two people for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({
  ...platform,
  people: { sharing: `1390000020${at + 1}`, buying: `1390000021${at + 1}` },
}))

const sampled = byTurn(platforms, 'the smart-app')

describe('a promoter', () => {
  it.each(sampled)(
    'earns on a friend’s purchase by a share through $name, until it is returned',
    async ({ people, ...platform }) => {
      await onPlatform(platform, (driver) => shareAndEarn(driver, shop, people, platform))
    },
  )
})
