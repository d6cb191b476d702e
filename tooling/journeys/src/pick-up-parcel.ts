import { confirmPayment, fillAddress, logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount } from './open-account'
import { hearth } from './operator'
import type { OpenShop } from './start-shop'

/** A cabinet of the demo shop, near the address of this journey. */
const CABINET = '暖居自提柜（西湖）'

/**
 * A shopper who is not at home by day sends a device to a cabinet near the address, gets the code when the parcel has
 * arrived, and collects it.
 */
export async function pickUpParcel(driver: Driver, shop: OpenShop, telephone: string, manners: Manners): Promise<void> {
  await driver.go('/')
  await driver.tap('暖居智能音箱 Pro')
  await driver.see('六麦环形阵列')
  if (manners.choicesOnSheet) await driver.tap('立即购买')
  await driver.tap('月光白')
  await driver.tap('立即购买')
  await logIn(driver, shop, telephone)
  await driver.see('商品清单')
  await driver.tap('添加收货地址')
  await fillAddress(driver)
  await driver.see('西湖区')
  await driver.see('送达')
  await driver.tap('快递配送（可选自提）')
  await driver.see(CABINET)
  await driver.shot('cabinets')
  await driver.tap('送到这里')
  await driver.see('改为送货上门')
  await driver.shot('checkout-cabinet')
  await driver.tap('提交订单')
  await driver.see('应付金额')
  const orderId = await driver.at('/cashier/')
  await driver.tap('确认支付 ¥')
  await confirmPayment(driver)

  const look = async () => {
    await openAccount(driver, manners)
    await driver.tap('全部订单')
    await driver.tap('另有赠品')
  }
  await hearth(shop.dataDir, 'ship', orderId, '--company', '顺丰速运', '--tracking', 'SF1234567890')
  await driver.tap('查看订单')
  await driver.see('尚未入柜')
  await hearth(shop.dataDir, 'cabinet', 'put', orderId, 'FC20261121000123')
  await look()
  await driver.see('取件码')
  await driver.see('待取件')
  await driver.shot('pickup-code')
  await hearth(shop.dataDir, 'cabinet', 'fetched', orderId)
  await look()
  await driver.see('已取件')
  await driver.see('已完成')
}
