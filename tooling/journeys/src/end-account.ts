import { logIn } from './buy-a-device'
import type { Driver } from './driver'
import type { OpenShop } from './start-shop'

/** A shopper changes the telephone number, and later closes the account. */
export async function endAccount(driver: Driver, shop: OpenShop, telephone: string, next: string): Promise<void> {
  const hidden = (number: string) => `${number.slice(0, 3)}****${number.slice(7)}`
  await driver.go('/')
  await driver.tap('我的')
  await driver.tap('登录')
  await logIn(driver, shop, telephone)
  await driver.tap('账号与安全')
  await driver.tap('手机号')
  await driver.see('先验证原手机号')
  await driver.fill('新手机号', next)
  await driver.tap('获取验证码')
  await driver.see('秒后重发')
  await driver.tap('获取验证码')
  await driver.fill('原手机验证码', await shop.loginCode(telephone))
  await driver.fill('新手机验证码', await shop.loginCode(next))
  await driver.shot('change-phone')
  await driver.tap('确认更换')
  await driver.see(hidden(next))

  await driver.tap('注销账号')
  await driver.see('依法保留')
  await driver.tap('获取验证码')
  await driver.see('秒后重发')
  await driver.fill(`${hidden(next)} 收到的验证码`, await shop.loginCode(next))
  await driver.tap('我已了解，注销后无法恢复')
  await driver.shot('delete-account')
  await driver.tap('确认注销')
  await driver.see('账号已注销')
  await driver.see('限时秒杀')
}
