import { confirmPayment, fillAddress, logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openProduct } from './open-product'
import type { OpenShop } from './start-shop'

/**
 * A shopper supports a crowd-funding: finds it on the home page and on its product page, pays, and waits until it
 * reaches its goal.
 */
export async function supportCrowdFunding(
  driver: Driver,
  shop: OpenShop,
  telephone: string,
  manners: Manners,
): Promise<void> {
  await driver.go('/')
  await driver.tap('新品众筹')
  await driver.see('支持档位')
  await openProduct(driver, manners, { category: '环境电器', name: '暖居智能窗帘电机' })
  await driver.see('支持档位')
  await driver.shot('funding-01-page')
  await driver.tap('立即支持')
  await logIn(driver, shop, telephone)
  await driver.tap('添加收货地址')
  await fillAddress(driver)
  await driver.see('众筹')
  await driver.shot('funding-02-checkout')
  await driver.tap('提交订单')
  await driver.see('应付金额')
  await driver.tap('确认支付 ¥')
  await confirmPayment(driver)
  await driver.tap('查看订单')
  await driver.see('等待众筹达成')
  await driver.shot('funding-03-held')
}
