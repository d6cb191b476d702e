import type { Door } from './door'
import { hearth } from './operator'
import type { OpenShop } from './start-shop'

/** What differs between a phone and a desk: where the choices are. */
export interface Manners {
  /** On a phone the choices are on a sheet, opened by the first press of 加入购物车. */
  choicesOnSheet: boolean
}

/**
 * The shop's main job, from the first look to the parcel in hand: find a device, pick a sku, keep a cart as a visitor,
 * log in with a code on the way to checkout, find the cart's products there, pay, see it shipped, confirm receipt.
 * @returns the order's number
 */
export async function buyADevice(
  door: Door,
  shop: OpenShop,
  telephone: string,
  { choicesOnSheet }: Manners,
): Promise<string> {
  await door.go('/')
  await door.see('限时秒杀')
  await door.shot('01-home')
  await door.tap('暖居智能音箱 Pro')
  await door.see('六麦环形阵列')
  await door.shot('02-product')

  if (choicesOnSheet) await door.tap('加入购物车')
  await door.tap('月光白')
  await door.tap('立体声 2 只装')
  await door.shot('03-sku')
  await door.tap('加入购物车')
  await door.see('已加入购物车')
  await door.tap('购物车')
  await door.see('登录后与账号里的购物车合并')
  await door.see('暖居智能音箱 Pro')
  await door.shot('04-cart')
  await door.tap('结算')

  await door.see('登录后继续结算已选的商品')
  await logIn(door, shop, telephone)

  await door.see('暖居智能音箱 Pro')
  await door.tap('添加收货地址')
  await fillAddress(door)
  await door.see('西湖区')
  await door.see('商品清单')
  await door.shot('07-checkout')
  await door.tap('提交订单')

  await door.see('应付金额')
  const orderId = await door.at('/cashier/')
  await door.shot('08-cashier')
  await door.tap('去支付')
  await door.see('确认支付')
  await door.shot('09-sandbox')
  await door.tap('确认支付')
  await door.see('支付成功')
  await door.at('/pay-result/')
  await door.shot('10-paid')

  await hearth(shop.dataDir, 'ship', orderId, '--company', '顺丰速运', '--tracking', 'SF1234567890')
  await door.tap('查看订单')
  await door.see('待收货')
  await door.shot('11-shipped')
  await door.tap('查看物流')
  await door.see('SF1234567890')
  await door.shot('12-tracking')
  await door.back()
  await door.tap('确认收货')
  await door.see('确认已经收到商品？')
  await door.tap('确认收货')
  await door.see('已完成')
  await door.shot('13-received')
  return orderId
}

/** Logs in on the login page, as a shopper does. */
export async function logIn(door: Door, shop: OpenShop, telephone: string) {
  await door.see('手机号登录')
  await door.shot('05-login')
  await door.fill('请输入 11 位手机号', telephone)
  await door.tap('获取验证码')
  await door.see('秒后重发')
  await door.fill('6 位数字', await shop.loginCode(telephone))
  await door.tap('我已阅读并同意')
  await door.tap('登录')
}

async function fillAddress(door: Door) {
  await door.fill('请填写真实姓名', '王小暖')
  await door.fill('11 位手机号', '13800138000')
  await door.tap('请选择省、市、区、街道')
  await door.tap('浙江省')
  await door.tap('杭州市')
  await door.tap('西湖区')
  await door.tap('北山街道')
  await door.fill('小区、楼栋、门牌号', '北山街 1 号院 2 号楼 301')
  await door.shot('06-address')
  await door.tap('保存')
}
