import { describe, it } from 'vitest'
import { buyADevice } from '../src/buy-a-device'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000000${at + 1}` }))

/** In a sample, `keyboard.test.ts` covers the desktop. */
const sampled = byTurn(platforms, 'a phone’s browser', 'the mini-program')

describe('a shopper', () => {
  it.each(sampled)('buys a device through $name, sees it shipped and confirms receipt', ({ telephone, ...platform }) =>
    onPlatform(platform, (driver) => buyADevice(driver, shop, telephone, platform)),
  )
})
