import { readFileSync } from 'node:fs'
import { logIn } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount, type OnPlatform } from './open-account'
import { hearth } from './operator'
import { logIn as logInDirectly } from './shopper'
import { until, type OpenShop } from './start-shop'

/**
 * A shopper chooses how messages are sent: turns on mail to a verified address, and turns off SMS about orders. In a
 * mini-program whose host app sends messages, the shopper also allows those. Then one of the shopper's orders is
 * shipped.
 */
export async function beTold(
  driver: Driver,
  shop: OpenShop,
  { telephone, email }: { telephone: string; email: string },
  manners: OnPlatform & { sendsMessages: boolean },
): Promise<void> {
  const buyer = await logInDirectly(shop, telephone)
  const orderId = await buyer.order({ skuNo: '170301', itemQuantity: 1 }, await buyer.keepAddress())
  await buyer.pay(orderId)

  await openAccount(driver, manners)
  await driver.tap('消息通知')
  await logIn(driver, shop, telephone)
  await driver.see('通知设置')
  await driver.shot('told-01-settings')
  await driver.tap('添加邮箱')
  await driver.see('接收通知的邮箱')
  await driver.fill('name@example.com', email)
  await driver.tap('获取验证码')
  await driver.fill('6 位数字', await shop.loginCode(email))
  await driver.shot('told-02-email')
  await driver.tap('保存')
  await driver.see(`同时发送到 ${email.slice(0, 2)}***`)
  await driver.tap('订单通知 短信')
  await driver.rests()
  await driver.shot('told-03-by-mail')

  if (manners.sendsMessages) {
    await openAccount(driver, manners)
    await driver.tap('全部订单')
    await driver.tap('共 1 件')
    await driver.tap('允许通知')
    // The next press answers the dialog that the host app shows.
    await driver.tap('允许')
    await driver.see('会发消息通知您')
    await driver.shot('told-04-by-app')
  }

  await hearth(shop.dataDir, 'ship', orderId, '--tracking', 'SF0000000009')
  const said = (words: RegExp) =>
    until(() => words.exec(readFileSync(shop.log, 'utf8')) ?? undefined, `the shop to say ${words.source}`)
  await said(new RegExp(`^Mail to ${email}: 【暖居】订单发货通知\\n\\s*您的订单 ${orderId} 已发货`, 'm'))
  if (manners.sendsMessages)
    await said(new RegExp(`^App message to \\S+: order shipped ${orderId}, .* -> pages/home/index\\?to=`, 'm'))
  const sms = new RegExp(`^SMS to ${telephone}: order shipped`, 'm')
  if (sms.test(readFileSync(shop.log, 'utf8'))) throw new Error('It was told by SMS, which was switched off')
}
