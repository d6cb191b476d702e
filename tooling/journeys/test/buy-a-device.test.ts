import { describe, expect, it } from 'vitest'
import { buyADevice, type Manners } from '../src/buy-a-device'
import type { Door } from '../src/door'
import { openMiniDoor } from '../src/mini-door'
import { openWebDoor } from '../src/web-door'
import { browser } from './with-browser'
import { shop } from './with-shop'

const doors: { name: string; telephone: string; open: () => Promise<Door>; manners: Manners }[] = [
  {
    name: 'a phone’s browser',
    telephone: '13900000001',
    open: () => openWebDoor(browser, shop.origin, 'phone'),
    manners: { choicesOnSheet: true },
  },
  {
    name: 'a browser at a desk',
    telephone: '13900000002',
    open: () => openWebDoor(browser, shop.origin, 'desktop'),
    manners: { choicesOnSheet: false },
  },
  {
    name: 'the mini-program',
    telephone: '13900000003',
    open: () => openMiniDoor(browser, shop.origin, 'mini-program'),
    manners: { choicesOnSheet: true },
  },
  {
    name: 'the smart-app',
    telephone: '13900000004',
    open: () => openMiniDoor(browser, shop.origin, 'smart-app'),
    manners: { choicesOnSheet: true },
  },
]

describe('a shopper', () => {
  it.each(doors)(
    'buys a device through $name, sees it shipped and confirms receipt',
    async ({ open, telephone, manners }) => {
      const door = await open()
      try {
        await buyADevice(door, shop, telephone, manners)
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
