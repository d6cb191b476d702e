import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { redeemDuCode } from '../src/redeem-du-code'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each phone. */
const phones = PLATFORMS.filter(({ choicesOnSheet }) => choicesOnSheet).map((platform, at) => ({
  ...platform,
  telephone: `1390000301${at + 1}`,
}))

const sampled = byTurn(phones, 'a phone’s browser')

/** The refusal for a used code. */
const USED = /^409 .*\/api\/DuCode\//

describe('a shopper', () => {
  it.each(sampled)(
    'redeems a code from a card through $name, and gets the order without paying',
    ({ telephone, ...platform }) => onPlatform(platform, (driver) => redeemDuCode(driver, shop, telephone), USED),
  )
})
