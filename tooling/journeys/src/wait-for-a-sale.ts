import { logIn } from './buy-a-device'
import type { Driver } from './driver'
import type { OpenShop } from './start-shop'

/**
 * A shopper opens the flash sales from the home page, sets a reminder for a future one after logging in, and opens the
 * current one.
 * @param asked whether the app in which the shop runs asks for permission to send messages
 */
export async function waitForASale(driver: Driver, shop: OpenShop, telephone: string, asked: boolean): Promise<void> {
  await driver.go('/')
  await driver.tap('全部场次')
  await driver.see('抢购中')
  await driver.see('每人限购 5 件')
  await driver.shot('seckill')
  await driver.tap('即将开始')
  await driver.see('距开抢')
  await driver.tap('提醒我')
  await logIn(driver, shop, telephone)
  await driver.see('距开抢')
  await driver.tap('提醒我')
  if (asked) await driver.tap('允许')
  await driver.see('已设提醒')
  await driver.shot('seckill-reminded')
  await driver.tap('抢购中')
  await driver.tap('马上抢')
  await driver.see('限时秒杀')
}
