import { confirmPayment, fillAddress, logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openProduct } from './open-product'
import type { OpenShop } from './start-shop'

/**
 * A shopper buys in a pre-sale: opens the product page, logs in to pay the deposit, sees the state of the order, pays
 * the balance, and sees the parcel.
 */
export async function buyPreSale(driver: Driver, shop: OpenShop, telephone: string, manners: Manners): Promise<void> {
  await openProduct(driver, manners, { category: '带屏音箱', name: '暖居移动闺蜜屏 27' })
  await driver.see('支付尾款')
  await driver.shot('presale-01-product')
  if (manners.choicesOnSheet) {
    await driver.tap('支付定金')
    await driver.see('购买数量')
  }
  await driver.tap('支付定金')
  await logIn(driver, shop, telephone)
  await driver.tap('添加收货地址')
  await fillAddress(driver)
  await driver.see('第一步 支付定金')
  await driver.see('定金原路退回')
  await driver.shot('presale-02-deposit')
  await driver.tap('提交定金')
  await driver.see('应付定金')
  const orderId = await driver.at('/cashier/')
  await driver.tap('确认支付 ¥')
  await confirmPayment(driver, '定金支付成功')
  await driver.tap('查看订单')
  await driver.see('待付尾款')
  await driver.see('定金（已付）')
  await driver.shot('presale-03-order')
  await driver.tap('支付尾款')
  await driver.see('现在支付尾款')
  await driver.see('优惠券')
  await driver.shot('presale-04-balance')
  await driver.tap('提交尾款')
  await driver.see('应付尾款')
  await driver.at(`/cashier/${orderId}`)
  await driver.tap('确认支付 ¥')
  await confirmPayment(driver)
  await driver.tap('查看订单')
  await driver.see('待发货')
  await driver.see('实付金额')
  await driver.shot('presale-05-paid')
}
