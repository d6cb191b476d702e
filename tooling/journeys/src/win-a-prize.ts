import { logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount } from './open-account'
import { logIn as logInDirectly } from './shopper'
import type { OpenShop } from './start-shop'

/**
 * What a shopper does who tries their luck: finds the lottery of now with its odds, draws in another one where nearly
 * everybody wins, has the prize sent to an address of theirs, and finds its order.
 */
export async function winAPrize(driver: Driver, shop: OpenShop, telephone: string, manners: Manners): Promise<void> {
  await (await logInDirectly(shop, telephone)).keepAddress()
  await openAccount(driver, manners)
  await driver.tap('幸运抽奖')
  await driver.see('奖品与概率')
  await driver.see('登录后查看剩余机会')
  await driver.shot('lottery')

  await driver.go('/lottery/welcome-gift')
  await driver.see('共 500 件')
  // A visitor logs in first, and comes back.
  await driver.tap('登录抽奖')
  await logIn(driver, shop, telephone)
  await driver.see('今日剩余 1 次')
  await driver.tap('立即抽奖')
  await driver.see('恭喜抽中「暖居感应小夜灯」')
  await driver.shot('lottery-won')
  await driver.tap('去领取')
  await driver.see('待填写地址')
  await driver.shot('my-prizes')
  await driver.tap('领取 暖居感应小夜灯')
  await driver.see('寄到哪里')
  await driver.shot('claim-prize')
  await driver.tap('寄到 王府井大街 88 号')
  await driver.see('订单编号')
  await driver.shot('prize-order')

  await driver.go('/my/prizes?tab=claimed')
  await driver.see('待发货')
  await driver.go('/lottery/welcome-gift')
  await driver.see('结束后可验证')
  await driver.see('已达上限')
}
