import { logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount } from './open-account'
import type { OpenShop } from './start-shop'

/**
 * A newcomer finds the presents for newcomers, logs in for them, opens the current activity, takes its present, and
 * finds the coupon in the account's list of coupons.
 */
export async function takePresents(driver: Driver, shop: OpenShop, telephone: string, manners: Manners): Promise<void> {
  await openAccount(driver, manners)
  await driver.tap('优惠活动')
  await driver.see('更多优惠')
  await driver.tap('新人礼')
  await driver.see('登录即得新人礼')
  await driver.tap('登录领取')
  await logIn(driver, shop, telephone)
  await driver.see('新人券已放入您的账户')
  await driver.shot('newcomer-in')
  await driver.tap('更多福利')
  await driver.see('活动礼品')
  await driver.see('每人限领 1 份')
  await driver.shot('welfare')
  await driver.tap('立即领取')
  await driver.see('已放入您的账户，每人限领 1 份')
  await driver.shot('welfare-taken')

  await openAccount(driver, manners)
  await driver.tap('我的优惠券')
  await driver.see('冬日暖心券')
}
