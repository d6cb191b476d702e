import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { tryForFree } from '../src/try-for-free'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000411${at + 1}` }))

const sampled = byTurn(platforms, 'a browser at a desk')

/** The refusal for a visitor who opens the trials. */
const WANTED_LOGIN = /^401 /

describe('a shopper', () => {
  it.each(sampled)(
    'tries two products free of charge through $name, sends one back and keeps the other',
    ({ telephone, ...platform }) =>
      onPlatform(platform, (driver) => tryForFree(driver, shop, telephone, platform), WANTED_LOGIN),
  )
})
