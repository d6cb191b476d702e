import { describe, expect, it } from 'vitest'
import { inFull } from '@hearth/vitest/whole'
import { buyADevice } from '../src/buy-a-device'
import { PLATFORMS } from '../src/platforms'
import { browser } from './with-browser'
import { shop } from './with-shop'

/** A shopper of each platform's own. */
const platforms = PLATFORMS.map((platform, at) => ({ ...platform, telephone: `1390000000${at + 1}` }))

/** In a sample, a desk is where `keyboard.test.ts` buys. */
const sampled = inFull(platforms, ({ name }) => name !== 'a browser at a desk')

describe('a shopper', () => {
  it.each(sampled)(
    'buys a device through $name, sees it shipped and confirms receipt',
    async ({ open, telephone, choicesOnSheet }) => {
      const driver = await open(browser, shop.origin)
      try {
        await buyADevice(driver, shop, telephone, { choicesOnSheet })
        expect(await driver.complaints()).toEqual([])
      } catch (error) {
        await driver.shot('failed')
        throw error
      } finally {
        await driver.close()
      }
    },
  )
})
