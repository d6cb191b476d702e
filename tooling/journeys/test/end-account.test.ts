import { describe, it } from 'vitest'
import { endAccount } from '../src/end-account'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each phone. */
const phones = PLATFORMS.filter(({ choicesOnSheet }) => choicesOnSheet).map((platform, at) => ({
  ...platform,
  telephone: `1390000006${at}`,
  next: `1390000007${at}`,
}))

const sampled = byTurn(phones, 'the mini-program')

describe('a shopper', () => {
  it.each(sampled)(
    'moves to another telephone through $name, and later deletes the account',
    ({ telephone, next, ...platform }) => onPlatform(platform, (driver) => endAccount(driver, shop, telephone, next)),
  )
})
