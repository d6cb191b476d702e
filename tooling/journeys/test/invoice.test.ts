import { inFull } from '@hearth/vitest/whole'
import { describe, expect, it } from 'vitest'
import { askForInvoice } from '../src/ask-for-invoice'
import { PLATFORMS } from '../src/platforms'
import { browser } from './with-browser'
import { shop } from './with-shop'

/** A shopper of each platform's own. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000005${at + 1}` }))

/** In a sample, one browser and one app. */
const sampled = inFull(platforms, ({ name }) => name === 'a browser at a desk' || name === 'the mini-program')

/** What a visitor is told who opens an order. */
const WANTED_LOGIN = /^401 /

describe('a shopper', () => {
  it.each(sampled)(
    'has the invoice of an order made through $name, and another one after a part of it went back',
    async ({ open, telephone, name }) => {
      const driver = await open(browser, shop.origin)
      try {
        await askForInvoice(driver, shop, telephone, { onWeb: name.includes('browser') })
        expect((await driver.complaints()).filter((one) => !WANTED_LOGIN.test(one))).toEqual([])
      } catch (error) {
        await driver.shot('failed')
        throw error
      } finally {
        await driver.close()
      }
    },
  )
})
