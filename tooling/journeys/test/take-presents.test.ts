import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { takePresents } from '../src/take-presents'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A newcomer for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000009${at + 1}` }))

const sampled = byTurn(platforms, 'the mini-program')

describe('a newcomer', () => {
  it.each(sampled)(
    'takes presents through $name, and finds them in the account',
    async ({ telephone, ...platform }) => {
      await onPlatform(platform, (driver) => takePresents(driver, shop, telephone, platform))
    },
  )
})
