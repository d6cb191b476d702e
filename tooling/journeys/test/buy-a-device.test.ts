import { describe, expect, it } from 'vitest'
import { buyADevice } from '../src/buy-a-device'
import { EVERY_DOOR } from '../src/every-door'
import { browser } from './with-browser'
import { shop } from './with-shop'

/** A shopper of each door's own. */
const doors = EVERY_DOOR.map((door, at) => ({ ...door, telephone: `1390000000${at + 1}` }))

describe('a shopper', () => {
  it.each(doors)(
    'buys a device through $name, sees it shipped and confirms receipt',
    async ({ open, telephone, choicesOnSheet }) => {
      const door = await open(browser, shop.origin)
      try {
        await buyADevice(door, shop, telephone, { choicesOnSheet })
        expect(await door.complaints()).toEqual([])
      } catch (error) {
        await door.shot('failed')
        throw error
      } finally {
        await door.close()
      }
    },
  )
})
