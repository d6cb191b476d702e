import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { receiveInParcels } from '../src/receive-in-parcels'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000413${at + 1}` }))

const sampled = byTurn(platforms, 'a browser at a desk')

/** The refusal for a visitor who opens the orders. */
const WANTED_LOGIN = /^401 /

describe('a shopper', () => {
  it.each(sampled)('gets an order in two parcels, seen through $name', ({ telephone, ...platform }) =>
    onPlatform(platform, (driver) => receiveInParcels(driver, shop, telephone, platform), WANTED_LOGIN),
  )
})
