import { describe, it } from 'vitest'
import { askForInvoice } from '../src/ask-for-invoice'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000005${at + 1}` }))

const sampled = byTurn(platforms, 'the mini-program')

/** The refusal for a visitor who opens an order. */
const WANTED_LOGIN = /^401 /

describe('a shopper', () => {
  it.each(sampled)(
    'gets the invoice of an order through $name, and another one after a part was refunded',
    ({ telephone, ...platform }) =>
      onPlatform(platform, (driver) => askForInvoice(driver, shop, telephone, platform), WANTED_LOGIN),
  )
})
