import type { Driver } from './driver'
import type { OnPlatform } from './open-account'
import { hearth } from './operator'
import type { OpenShop } from './start-shop'

/** Differences between platforms: how the account page is opened, and where the options of a sku are chosen. */
export interface Manners extends OnPlatform {
  /** True on a phone: the options are chosen on a sheet, which the first press of 加入购物车 opens. */
  choicesOnSheet: boolean
}

/**
 * A shopper buys a device, the main purpose of the shop: finds it, chooses a sku, adds it to the cart as a visitor,
 * logs in with a code on the way to checkout, finds the cart unchanged, pays, sees the order shipped, and confirms
 * receipt.
 * @returns the number of the order
 */
export async function buyADevice(
  driver: Driver,
  shop: OpenShop,
  telephone: string,
  { choicesOnSheet }: Manners,
): Promise<string> {
  await driver.go('/')
  await driver.see('限时秒杀')
  await driver.shot('01-home')
  await driver.tap('暖居智能音箱 Pro')
  await driver.see('六麦环形阵列')
  await driver.shot('02-product')

  if (choicesOnSheet) await driver.tap('加入购物车')
  await driver.tap('月光白')
  await driver.tap('立体声 2 只装')
  await driver.shot('03-sku')
  await driver.tap('加入购物车')
  await driver.see('已加入购物车')
  await driver.tap('购物车')
  await driver.see('登录后与账号里的购物车合并')
  await driver.see('暖居智能音箱 Pro')
  await driver.shot('04-cart')
  await driver.tap('结算')

  await driver.see('登录后继续结算已选的商品')
  await logIn(driver, shop, telephone)

  await driver.see('暖居智能音箱 Pro')
  await driver.tap('添加收货地址')
  await fillAddress(driver)
  await driver.see('西湖区')
  await driver.see('商品清单')
  await driver.shot('07-checkout')
  await driver.tap('提交订单')

  await driver.see('应付金额')
  const orderId = await driver.at('/cashier/')
  await driver.shot('08-cashier')
  await driver.tap('确认支付 ¥')
  await driver.see('演示收银台')
  await driver.shot('09-sandbox')
  await confirmPayment(driver)
  await driver.shot('10-paid')

  await hearth(shop.dataDir, 'ship', orderId, '--company', '顺丰速运', '--tracking', 'SF1234567890')
  await driver.tap('查看订单')
  await driver.see('待收货')
  await driver.shot('11-shipped')
  await driver.tap('查看物流')
  await driver.see('SF1234567890')
  await driver.shot('12-logistics')
  await driver.back()
  await confirmReceipt(driver)
  await driver.see('已完成')
  await driver.shot('13-received')
  return orderId
}

/** Logs in on the login page, with the code sent by SMS. */
export async function logIn(driver: Driver, shop: OpenShop, telephone: string) {
  await driver.see('手机号登录')
  await driver.shot('05-login')
  await driver.fill('请输入 11 位手机号', telephone)
  await driver.tap('获取验证码')
  await driver.see('秒后重发')
  await driver.fill('6 位数字', await shop.loginCode(telephone))
  await driver.tap('我已阅读并同意')
  await driver.tap('登录')
}

/**
 * Pays on the cashier's page, and waits for the shop's result page. In an app, the cashier's window also shows a result
 * for a moment, where a tap would be lost.
 */
export async function confirmPayment(driver: Driver, said = '支付成功') {
  // Waits for the cashier's page: the shop's own page has a button with a similar name.
  await driver.see('不会真的扣款')
  await driver.tap('确认支付')
  // On a busy machine, a page can be drawn again during a press, which is then lost. A shopper would press again.
  await driver.at('/pay-result/', 15_000).catch(async () => {
    await driver.tap('确认支付')
    await driver.at('/pay-result/')
  })
  await driver.see(said)
}

/** Confirms the receipt of an order on its page. */
export async function confirmReceipt(driver: Driver) {
  await driver.tap('确认收货')
  await driver.see('确认已经收到商品？')
  await driver.tap('确认收货')
}

/** Fills in the form of an address, and saves it. */
export async function fillAddress(driver: Driver) {
  await driver.fill('请填写真实姓名', '王小暖')
  await driver.fill('11 位手机号', '13800138000')
  await driver.tap('请选择省、市、区、街道')
  await driver.tap('浙江省')
  await driver.tap('杭州市')
  await driver.tap('西湖区')
  await driver.tap('北山街道')
  await driver.fill('小区、楼栋、门牌号', '北山街 1 号院 2 号楼 301')
  await driver.shot('06-address')
  await driver.tap('保存')
}
