import { confirmPayment, confirmReceipt, fillAddress, logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount } from './open-account'
import { hearth } from './operator'
import type { OpenShop } from './start-shop'

/**
 * A shopper takes a coupon on a product page after logging in, and pays with the best coupon and with stars from the
 * shop. The shopper sees how the price is composed and that the points of the order are pending until it can no longer
 * be returned, and exchanges points for a product.
 */
export async function useCouponAndPoints(
  driver: Driver,
  shop: OpenShop,
  telephone: string,
  manners: Manners,
): Promise<void> {
  await driver.go('/')
  await driver.tap('暖居智能音箱 Pro')
  await driver.see('六麦环形阵列')
  await driver.tap('领券')
  await driver.tap('立即领取 满 199 减 20')
  await driver.see('登录后将自动领取优惠券')
  await logIn(driver, shop, telephone)
  await driver.see('领取成功')
  await hearth(shop.dataDir, 'points', 'give', telephone, '500')
  await hearth(shop.dataDir, 'points', 'give', telephone, '30', '--unit', 'stars')

  await openAccount(driver, manners)
  await driver.tap('我的优惠券')
  await driver.see('满 199 减 20')
  await driver.shot('my-coupons')
  await driver.back()
  await driver.tap('收货地址')
  await driver.tap('新增收货地址')
  await fillAddress(driver)
  // Waits for the list of addresses. Only the list shows this word: the form shows the address too.
  await driver.see('删除')

  await driver.go('/')
  await driver.tap('暖居智能音箱 Pro')
  await driver.see('六麦环形阵列')
  if (manners.choicesOnSheet) {
    await driver.tap('立即购买')
    await driver.see('购买数量')
  }
  await driver.tap('立即购买')
  await driver.see('已抵 ¥3.00')
  await driver.tap('价格明细')
  await driver.see('暖星抵扣')
  await driver.shot('price-details')
  await driver.tap('关闭')
  await driver.tap('提交订单')
  const orderId = await driver.at('/cashier/')
  await driver.tap('确认支付 ¥')
  await confirmPayment(driver)
  await hearth(shop.dataDir, 'ship', orderId, '--company', '顺丰速运', '--tracking', 'SF1234567890')
  await driver.tap('查看订单')
  await driver.see('待收货')
  await confirmReceipt(driver)
  await driver.see('已完成')

  await openAccount(driver, manners)
  await driver.tap('我的积分')
  await driver.see('待生效')
  await driver.tap('去积分商城')
  await driver.tap('立即兑换 栖光感应小夜灯')
  await driver.see('积分兑换？')
  await driver.shot('exchange')
  await driver.tap('兑换')
  await driver.see('待发货')
  await openAccount(driver, manners)
  await driver.tap('我的积分')
  await driver.see('500 积分')
  await driver.shot('my-points')
}
