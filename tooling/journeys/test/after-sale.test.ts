import { describe, it } from 'vitest'
import { askForService } from '../src/ask-for-service'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000004${at + 1}` }))

const sampled = byTurn(platforms, 'the smart-app')

/** The refusal for a visitor who opens an order. */
const WANTED_LOGIN = /^401 /

describe('a shopper', () => {
  it.each(sampled)(
    'returns one of three devices, has one repaired and one exchanged, through $name',
    ({ telephone, ...platform }) =>
      onPlatform(platform, (driver) => askForService(driver, shop, telephone, platform), WANTED_LOGIN),
  )
})
