import { describe, it } from 'vitest'
import { pickUpParcel } from '../src/pick-up-parcel'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000018${at + 1}` }))

const sampled = byTurn(platforms, 'the mini-program')

describe('a shopper', () => {
  it.each(sampled)(
    'has a device sent through $name to a cabinet, and fetches it there with its code',
    async ({ telephone, ...platform }) => {
      await onPlatform(platform, (driver) => pickUpParcel(driver, shop, telephone, platform))
    },
  )
})
