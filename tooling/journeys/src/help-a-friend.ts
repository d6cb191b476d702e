import { FISSION_OFF_TEXT } from '@hearth/domain'
import type { FissionReward, FissionShare } from '@hearth/sdk/core'
import { logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount } from './open-account'
import { logIn as logInDirectly } from './shopper'
import { until, type OpenShop } from './start-shop'

const ACTIVITY = '/api/platform/fission/v1/desk-lamp-friend'

/**
 * A friend opens a link that asks for help, logs in, solves a captcha and helps; the shopper who asked claims the
 * reward. In an app whose platform forbids such help, the page says so and links to other activities.
 */
export async function helpAFriend(
  driver: Driver,
  shop: OpenShop,
  { asking, helping }: { asking: string; helping: string },
  manners: Manners,
): Promise<void> {
  if (!manners.onWeb) return seeItOff(driver, manners)
  const shopper = await logInDirectly(shop, asking)
  const { url } = await shopper.get<FissionShare>('POST', `${ACTIVITY}/share`, {})
  await driver.go(url)
  await driver.see('请您助力一次')
  await driver.see('1 位好友助力，领取「冬日暖心券」优惠券')
  await driver.shot('fission-friend')
  await driver.tap('为 TA 助力')
  await logIn(driver, shop, helping)
  await driver.tap('为 TA 助力')
  const captchaId = await until(() => driver.asked('/captcha/picture/'), 'a captcha on the page')
  await driver.fill('图中的 4 个字符', await shop.captcha(captchaId))
  await driver.tap('确认助力')
  await driver.see('您已助力，人数已满')
  await driver.shot('fission-helped')
  const { coupon } = await shopper.get<FissionReward>('POST', `${ACTIVITY}/reward`, {})
  if (coupon?.couponBatchId !== 'gift-25') throw new Error('the reward that was told before was not given')
}

/** In an app, the page is opened from the page of all campaigns. */
async function seeItOff(driver: Driver, manners: Manners): Promise<void> {
  await openAccount(driver, manners)
  await driver.tap('优惠活动')
  await driver.tap('台灯好友礼')
  await driver.see('1 位好友助力，领取「冬日暖心券」优惠券')
  await driver.see(FISSION_OFF_TEXT)
  await driver.shot('fission-off')
  await driver.tap('福利活动')
  await driver.see('活动礼品')
}
