import { inFull } from '@hearth/vitest/whole'
import { describe, it } from 'vitest'
import { PLATFORMS } from '../src/platforms'
import { shareAndFind } from '../src/share-and-find'
import { onPlatform } from './on-platform'

/** In a sample, one browser and one app. */
const sampled = inFull(PLATFORMS, ({ name }) => name === 'a phone’s browser' || name === 'the mini-program')

describe('a visitor', () => {
  it.each(sampled)('shares a product through $name, and finds presents, live and who sells it', async (platform) => {
    await onPlatform(platform, (driver) => shareAndFind(driver, platform))
  })
})
