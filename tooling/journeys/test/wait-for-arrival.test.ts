import { inFull } from '@hearth/vitest/whole'
import { describe, expect, it } from 'vitest'
import { PLATFORMS } from '../src/platforms'
import { hearth } from '../src/operator'
import { waitForArrival } from '../src/wait-for-arrival'
import { browser } from './with-browser'
import { shop } from './with-shop'

/** A shopper of each platform's own. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000005${at + 1}` }))

/** In a sample, one browser and one app. */
const sampled = inFull(platforms, ({ name }) => name === 'a browser at a desk' || name === 'the mini-program')

/** What a visitor is told who wants to be told. */
const WANTED_LOGIN = /^401 .*\/api\/platform\/arrivalnotify\/v1$/

describe('a shopper', () => {
  it.each(sampled)(
    'has themselves told through $name when what they want is back, and finds it there',
    async ({ open, telephone, choicesOnSheet }) => {
      await hearth(shop.dataDir, 'stock', '140402', '0')
      const driver = await open(browser, shop.origin)
      try {
        await waitForArrival(driver, shop, telephone, { choicesOnSheet })
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
