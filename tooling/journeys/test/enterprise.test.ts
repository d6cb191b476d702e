import { describe, it } from 'vitest'
import { buyAsEnterprise } from '../src/buy-as-enterprise'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** An enterprise for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000412${at + 1}` }))

const sampled = byTurn(platforms, 'the smart-app')

/** The refusal for a visitor who opens the orders. */
const WANTED_LOGIN = /^401 /

describe('an enterprise', () => {
  it.each(sampled)(
    'buys at its prices through $name, with an invoice in its name, and cancels with a reason',
    ({ telephone, ...platform }) =>
      onPlatform(platform, (driver) => buyAsEnterprise(driver, shop, telephone, platform), WANTED_LOGIN),
  )
})
