import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { hearth } from '../src/operator'
import { waitForArrival } from '../src/wait-for-arrival'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000008${at + 1}` }))

const sampled = byTurn(platforms, 'the mini-program')

/** The refusal for a visitor who asks to be told of an arrival. */
const WANTED_LOGIN = /^401 .*\/api\/platform\/arrivalnotify\/v1$/

describe('a shopper', () => {
  it.each(sampled)(
    'asks through $name to be told when a product is back, and finds it there',
    async ({ telephone, ...platform }) => {
      await hearth(shop.dataDir, 'stock', '140402', '0')
      await onPlatform(platform, (driver) => waitForArrival(driver, shop, telephone, platform), WANTED_LOGIN)
    },
  )
})
