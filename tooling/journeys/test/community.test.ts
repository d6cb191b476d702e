import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { shareInCommunity } from '../src/share-in-community'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000009${at + 1}` }))

const sampled = byTurn(platforms, 'the mini-program')

describe('a shopper', () => {
  it.each(sampled)(
    'finds their posts in the community through $name, likes one, and reads why another was refused',
    async ({ telephone, ...platform }) => {
      await onPlatform(platform, (driver) => shareInCommunity(driver, shop, telephone, platform))
    },
  )
})
