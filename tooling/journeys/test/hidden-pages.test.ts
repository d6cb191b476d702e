import { networkRests } from '@hearth/browser'
import { beforeAll, describe, expect, it } from 'vitest'
import { WHOLE } from '@hearth/vitest/whole'
import { miniApps, openMiniApp } from '../src/open-mini-app'
import { logIn, type Shopper } from '../src/shopper'
import { browser } from './with-browser'
import { shop } from './with-shop'

/** Time in which pages are watched, ms. Countdowns change every second. */
const WATCHED = WHOLE ? 10_000 : 4_000

let shopper: Shopper
/**
 * Pages to open on top of each other. The lower ones have countdowns: of a flash sale, and of the payment of an order.
 */
let journey: string[]
let cashier: string

beforeAll(async () => {
  shopper = await logIn(shop, '13700000053')
  const orderId = await shopper.order({ skuNo: '100201', itemQuantity: 1 }, await shopper.keepAddress())
  cashier = `/cashier/${orderId}`
  const clocks = [cashier, '/product/1002', '/my/orders', `/my/order-detail/${orderId}`]
  journey = [...clocks, ...clocks, '/addresses']
})

describe('hidden pages of a mini-program', () => {
  it.each(miniApps('mini-program'))(
    'draw nothing, ten deep and in the background, and continue when they are shown again: %s',
    async (app) => {
      const mini = await openMiniApp(browser, shop.origin, app, shopper)
      await mini.openAt('/')
      await mini.phone.see('限时秒杀')
      for (const path of journey) await mini.goTo(path)
      expect(await mini.phone.pages()).toHaveLength(10)
      // Waits for requests that opening the pages makes.
      await networkRests(mini.phone.page)
      await mini.drawnWithin(WATCHED / 4)
      expect(await mini.drawnWithin(WATCHED)).toEqual([])

      await mini.phone.restart()
      await mini.phone.see('限时秒杀')
      await mini.goTo(cashier)
      await mini.phone.see('支付剩余时间')
      // Waits for requests that opening the pages makes.
      await networkRests(mini.phone.page)
      await mini.drawnWithin(WATCHED / 4)
      await mini.phone.leave()
      expect(await mini.drawnWithin(WATCHED)).toEqual([])
      await mini.phone.comeBack()
      const seen = await mini.drawnWithin(5_000)
      expect(seen.length).toBeGreaterThan(2)
      expect(new Set(seen)).toEqual(new Set(['pages-order/cashier/index']))
    },
  )
})
