import type { Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openAShop, visit, type Keeping } from './keep-a-shop'
import { hearth } from './operator'
import type { OpenShop } from './start-shop'

/**
 * A promoter with an open shop reads the shop's statistics, and has a partner shop authorised by a code. Staff open the
 * partner shop; the promoter opens its page, orders and statistics.
 */
export async function keepAPartnerShop(
  driver: Driver,
  shop: OpenShop,
  people: Keeping,
  manners: Manners,
): Promise<void> {
  const mobile = `17${people.keeping.slice(2)}`
  const name = `${people.name}馆`
  await openAShop(driver, shop, people, manners)
  await visit(shop, people)
  await driver.tap('小店数据')
  await driver.see('每日明细')
  await driver.see('访客 1 人')
  await driver.tap('近一年')
  await driver.see('再看 31 天')
  await driver.tap('前一天')
  await driver.see('返利 ¥0.00')
  await driver.shot('shop-figures')
  await driver.back()
  await driver.see('累计访客')
  await driver.tap('合作店主页')
  await driver.see('合作店是什么')
  await driver.tap('认证合作店')
  await driver.fill('店名', name)
  await driver.fill('店主的手机号', mobile)
  await driver.tap('获取验证码')
  await driver.see('秒后重发')
  await driver.fill('6 位数字', await shop.loginCode(mobile))
  await driver.fill('省市区和门牌号', '北京市东城区东直门外大街 8 号')
  await driver.tap('提交认证')
  await driver.see('审核中')
  const waiting = (await hearth(shop.dataDir, 'promoter-shop', 'list', '--of', 'waiting')).split('\n')
  await hearth(shop.dataDir, 'promoter-shop', 'open', waiting.find((line) => line.includes(name))?.split(' ')[0] ?? '')
  await driver.back()
  await driver.see('累计访客')
  await driver.tap('合作店主页')
  await driver.see('营业中')
  await driver.see('可提现')
  await driver.shot('partner-shop')
  await driver.tap('合作店订单')
  await driver.see('还没有推广订单')
  await driver.back()
  await driver.see('可提现')
  await driver.tap('合作店数据')
  await driver.see('每日明细')
}
