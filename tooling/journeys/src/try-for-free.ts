import { sendParcel } from './ask-for-service'
import { confirmReceipt, fillAddress, logIn } from './buy-a-device'
import type { Driver } from './driver'
import { idNumberOf } from './id-number'
import { openAccount, type OnPlatform } from './open-account'
import { hearth } from './operator'
import { until, type OpenShop } from './start-shop'

const PARCEL = ['--company', '顺丰速运', '--tracking', 'SF1234567890']

/**
 * A shopper tries two products for free. The shopper proves the identity and signs once, gets a fan, and returns it;
 * then gets speakers, keeps them, and pays their price.
 */
export async function tryForFree(
  driver: Driver,
  shop: OpenShop,
  telephone: string,
  manners: OnPlatform,
): Promise<void> {
  const open = async (name: string) => {
    await openAccount(driver, manners)
    await driver.tap('免费试用')
    await driver.see('先试后买 14 天')
    await driver.tap(name)
    await driver.see('免押金、免运费')
  }
  /** Requests a trial and receives it. @returns the number of the order */
  const apply = async () => {
    await driver.tap('申请免费试用')
    await driver.see('免费试用 14 天')
    const [orderId = ''] = (await hearth(shop.dataDir, 'free-trial', 'list', '--count', '1')).split(' ')
    await hearth(shop.dataDir, 'ship', orderId, ...PARCEL)
    await openOrder()
    await driver.see('签收后开始 14 天试用')
    await confirmReceipt(driver)
    await driver.see('试用中')
    return orderId
  }
  const openOrder = async () => {
    await openAccount(driver, manners)
    await driver.tap('免费试用')
    await driver.see('我的试用')
    await driver.tap('签收后开始 14 天试用')
  }

  await open('净界直流循环扇')
  await driver.tap('登录后申请试用')
  await logIn(driver, shop, telephone)
  await driver.see('实名认证并签署协议')
  await driver.fill('证件上的姓名', '王小暖')
  await driver.fill('18 位身份证号', idNumberOf(telephone))
  const captchaId = await until(() => driver.asked('/captcha/picture/'), 'a captcha on the page')
  await driver.fill('图中的 4 个字符', await shop.captcha(captchaId))
  await driver.tap('我已年满 18 周岁，阅读并同意')
  await driver.shot('trial-01-sign')
  await driver.tap('认证并签署')
  await driver.see('已完成实名认证')
  await driver.tap('添加收货地址')
  await fillAddress(driver)
  await driver.see('北山街 1 号院')
  await driver.shot('trial-02-apply')
  const returned = await apply()
  await driver.shot('trial-03-trying')

  await driver.tap('申请归还')
  await driver.tap('试用完毕，归还商品')
  await driver.tap('自行寄回')
  await driver.tap('提交申请')
  await driver.see('请等待审核')
  const [id = ''] = (await hearth(shop.dataDir, 'after-sale', 'list', '--order', returned, '--count', '1')).split(' ')
  await hearth(shop.dataDir, 'after-sale', 'agree', id)
  await openAccount(driver, manners)
  await driver.tap('退换/售后')
  await driver.tap('处理记录')
  await driver.tap('退货退款')
  await sendParcel(driver)
  await hearth(shop.dataDir, 'after-sale', 'receive', id)

  await open('听山 Hi-Fi 无线音箱')
  await driver.see('王小暖')
  await apply()
  await driver.tap('买下它')
  await driver.see('买下试用商品？')
  await driver.shot('trial-04-keep')
  await driver.tap('去付款')
  await driver.tap('确认支付')
  await driver.see(manners.onWeb ? '商品归您所有' : '支付成功')
  if (!manners.onWeb) await driver.back()
  await openAccount(driver, manners)
  await driver.tap('免费试用')
  await driver.see('商品已归还')
  await driver.see('商品归您所有')
  await driver.shot('trial-05-both')
}
