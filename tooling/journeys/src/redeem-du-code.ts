import { fillAddress, logIn } from './buy-a-device'
import type { Driver } from './driver'
import { hearth } from './operator'
import type { OpenShop } from './start-shop'

/**
 * A shopper with a redemption code opens its page from the account, mistypes the code, sees the products of the code,
 * adds two pieces to the cart, orders them without payment, and reads that the code is used.
 */
export async function redeemDuCode(driver: Driver, shop: OpenShop, telephone: string): Promise<void> {
  const code = (await hearth(shop.dataDir, 'ducode', 'codes', 'du-new-home', '1')).trim()
  const open = async () => {
    await driver.go('/')
    await driver.tap('我的')
    await driver.tap('兑换码')
  }
  await open()
  await logIn(driver, shop, telephone)
  await driver.fill(
    'XXXX-XXXX-XXXX-XXXX',
    code.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')),
  )
  await driver.tap('查看可兑换的商品')
  await driver.see('兑换码有误')
  await driver.fill('XXXX-XXXX-XXXX-XXXX', code.toLowerCase())
  await driver.shot('code')
  await driver.tap('查看可兑换的商品')
  await driver.see('新居礼遇卡')
  await driver.tap('选择 栖光感应小夜灯')
  await driver.tap('增加')
  await driver.shot('choice')
  await driver.tap('已选 2 件，加入购物车')
  await driver.see(`兑换码尾号 ${code.slice(-4)}`)
  await driver.shot('cart')
  await driver.tap('结算')
  await driver.tap('添加收货地址')
  await fillAddress(driver)
  await driver.see('商品清单')
  await driver.shot('checkout')
  await driver.tap('提交订单')
  await driver.tap('查看订单')
  await driver.see('待发货')

  await open()
  await driver.fill('XXXX-XXXX-XXXX-XXXX', code)
  await driver.tap('查看可兑换的商品')
  await driver.see('兑换码已被使用')
  await driver.shot('used')
}
