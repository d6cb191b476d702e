import { logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount } from './open-account'
import { logIn as logInDirectly } from './shopper'
import type { OpenShop } from './start-shop'

/**
 * A shopper opens the current lottery with its odds, draws, has the prize sent to an address, and finds its order.
 * Nearly every draw of this lottery wins.
 */
export async function winAPrize(driver: Driver, shop: OpenShop, telephone: string, manners: Manners): Promise<void> {
  await (await logInDirectly(shop, telephone)).keepAddress()
  await openAccount(driver, manners)
  await driver.tap('优惠活动')
  await driver.see('更多优惠')
  await driver.shot('campaigns')
  await driver.tap('新店有礼')
  await driver.see('奖品与概率')
  await driver.see('登录后查看剩余机会')
  await driver.see('每人最多中奖 1 次。')
  await driver.shot('lottery')
  // A visitor has to log in first, and then returns to the page.
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
  await driver.tap('寄到 长安街 1 号院 2 号楼 301')
  await driver.see('订单编号')
  await driver.shot('prize-order')

  await openAccount(driver, manners)
  await driver.tap('我的奖品')
  await driver.tap('已领取')
  await driver.see('待发货')
  await driver.shot('my-prizes-claimed')
  await driver.tap('新店有礼')
  await driver.see('结束后可验证')
  await driver.see('已达上限')
}
