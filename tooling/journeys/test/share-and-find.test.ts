import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { shareAndFind } from '../src/share-and-find'
import { onPlatform } from './on-platform'

const sampled = byTurn(PLATFORMS, 'a phone’s browser', 'the mini-program')

describe('a visitor', () => {
  it.each(sampled)(
    'shares a product through $name, and finds presents, live broadcasts and the merchant',
    async (platform) => {
      await onPlatform(platform, (driver) => shareAndFind(driver, platform))
    },
  )
})
