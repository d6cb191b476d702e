import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { waitForASale } from '../src/wait-for-a-sale'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000018${at + 1}` }))

const sampled = byTurn(platforms, 'a phone’s browser')

describe('a shopper', () => {
  it.each(sampled)(
    'finds the flash sales through $name, and sets a reminder for the next one',
    async ({ telephone, ...platform }) => {
      const asked = platform.name === 'the mini-program'
      await onPlatform(platform, (driver) => waitForASale(driver, shop, telephone, asked))
    },
  )
})
