import { confirmReceipt, logIn } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount, type OnPlatform } from './open-account'
import { hearth } from './operator'
import { logIn as logInDirectly } from './shopper'
import type { OpenShop } from './start-shop'

/**
 * A shopper receives an order of two plugs in two parcels: the first is shipped, then the second, then both are
 * received.
 */
export async function receiveInParcels(
  driver: Driver,
  shop: OpenShop,
  telephone: string,
  manners: OnPlatform,
): Promise<void> {
  const buyer = await logInDirectly(shop, telephone)
  const orderId = await buyer.order({ skuNo: '170301', itemQuantity: 2 }, await buyer.keepAddress())
  await buyer.pay(orderId)
  await hearth(shop.dataDir, 'ship', orderId, '--tracking', 'SF0000000001', '--items', '170301=1')
  const openOrder = async () => {
    await openAccount(driver, manners)
    await driver.tap('全部订单')
  }

  await openOrder()
  await logIn(driver, shop, telephone)
  await driver.see('部分发货')
  await driver.tap('共 2 件')
  await driver.see('SF0000000001')
  await driver.shot('parcels-01-one-of-two')

  await hearth(shop.dataDir, 'ship', orderId, '--company', '京东快递', '--tracking', 'JD0000000002')
  await openOrder()
  await driver.tap('共 2 件')
  await driver.see('待收货')
  await driver.see('JD0000000002')
  await driver.tap('查看物流')
  await driver.see('包裹 2/2')
  await driver.see('包裹 1/2')
  await driver.shot('parcels-02-both')
  await driver.back()
  await confirmReceipt(driver)
  await driver.see('已完成')
}
