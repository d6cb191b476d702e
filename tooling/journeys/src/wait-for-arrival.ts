import { logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount } from './open-account'
import { openProduct } from './open-product'
import { hearth } from './operator'
import type { OpenShop } from './start-shop'

/** A sku of a camera that is sold out in the demo shop. */
const SOLD_OUT = { category: '摄像看护', name: '守望 4G 全网通摄像机', colour: '石墨黑', skuNo: '140402' }

/**
 * A shopper wants a colour that is sold out: asks to be told of its arrival after logging in, finds it in the list of
 * awaited products, and buys it after it has arrived.
 */
export async function waitForArrival(
  driver: Driver,
  shop: OpenShop,
  telephone: string,
  manners: Manners,
): Promise<void> {
  await openProduct(driver, manners, SOLD_OUT)
  await driver.see('没有宽带也能看')
  if (manners.choicesOnSheet) await driver.tap('加入购物车')
  await driver.tap(SOLD_OUT.colour)
  await driver.shot('sold-out')
  if (!manners.choicesOnSheet) await driver.tap('已售罄，到货通知我')
  // Waits until the sheet is open. It covers the same words on the page.
  await driver.see('购买数量')
  await driver.tap('到货通知我')
  await driver.see('登录后将自动订阅到货通知')
  await logIn(driver, shop, telephone)
  await driver.see(`到货后会发短信到 ${telephone.slice(0, 3)}****${telephone.slice(7)}`)

  const open = async () => {
    await openAccount(driver, manners)
    await driver.tap('消息通知')
  }
  await open()
  await driver.see('等待到货')
  await driver.tap('购物车降价提醒')
  await driver.shot('arrivals')
  await hearth(shop.dataDir, 'stock', SOLD_OUT.skuNo, '5')
  await open()
  await driver.tap('去购买')
  await driver.see('立即购买')
}
