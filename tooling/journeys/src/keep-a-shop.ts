import { logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { idNumberOf } from './id-number'
import { hearth } from './operator'
import { approvePromoter, secondTelephone } from './open-store'
import { openAccount } from './open-account'
import { logIn as logInDirectly } from './shopper'
import type { OpenShop } from './start-shop'

/** The owner of a promoter's shop, and a visitor. */
export interface Keeping {
  keeping: string
  visiting: string
  /** Name of the shop; unique. */
  name: string
}

/** A shopper applies as a promoter, is approved by staff, and opens a shop. */
export async function openAShop(
  driver: Driver,
  shop: OpenShop,
  { keeping, name }: Keeping,
  manners: Manners,
): Promise<void> {
  const proven = secondTelephone(keeping)
  await openAccount(driver, manners)
  await driver.tap('我的小店')
  await logIn(driver, shop, keeping)
  await driver.see('还没有小店')
  await driver.tap('申请成为推广员')
  await driver.fill('证件上的姓名', '王小暖')
  await driver.fill('18 位身份证号', idNumberOf(keeping))
  await driver.fill('请输入 11 位手机号', proven)
  await driver.tap('获取验证码')
  await driver.see('秒后重发')
  await driver.fill('6 位数字', await shop.loginCode(proven))
  await driver.tap('同意为核实身份、发放返利和依法纳税处理我的姓名和身份证号，加密保存')
  await driver.tap('我已年满 18 周岁，阅读并同意')
  await driver.shot('promoter-apply')
  await driver.tap('提交申请')
  await driver.see('审核中')
  await driver.shot('promoter-waits')
  await approvePromoter(shop, proven)
  await openAccount(driver, manners)
  await driver.tap('我的小店')
  await driver.see('给小店起个名字')
  await driver.fill('店名', name)
  await driver.tap('开通小店')
  await driver.see('累计访客')
  await driver.shot('promoter-shop')
}

/** Returns the line of the shop in the staff's list: the id comes first, the number of visitors last. */
export const shopLine = async (shop: OpenShop, name: string): Promise<string> =>
  (await hearth(shop.dataDir, 'promoter-shop', 'list')).split('\n').find((line) => line.includes(name)) ?? ''

/** Opens the shop, as a friend. */
export async function visit(shop: OpenShop, { visiting, name }: Keeping): Promise<void> {
  const shopId = (await shopLine(shop, name)).split(' ')[0]
  const friend = await logInDirectly(shop, visiting)
  await friend.get('POST', '/api/platform/rebate/shop/v1/view', { shopId })
}

/**
 * A shopper applies as a promoter, is approved by staff, opens a shop and shares it. A friend who opens the shop is
 * counted as a visitor.
 */
export async function keepAShop(driver: Driver, shop: OpenShop, people: Keeping, manners: Manners): Promise<void> {
  const { name } = people
  await openAShop(driver, shop, people, manners)
  await driver.tap('看看小店')
  await driver.see('小店好物')
  await driver.see(name)
  await driver.shot('promoter-visit')
  await driver.tap('分享')
  await driver.see('生成海报')

  await visit(shop, people)
  // The owner has opened the shop too, and is not counted.
  const line = await shopLine(shop, name)
  if (!line.endsWith('  1 位访客')) throw new Error(`one friend should be counted: ${line}`)
}
