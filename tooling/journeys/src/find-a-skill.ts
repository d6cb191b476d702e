import type { Manners } from './buy-a-device'
import type { Driver } from './driver'

/**
 * A visitor looks for a skill of a device: opens the skills from the account page, chooses a category, reads the
 * phrases and permissions of a skill, opens a device that supports it, and returns to the same category.
 */
export async function findASkill(driver: Driver, { choicesOnSheet }: Manners): Promise<void> {
  // On a desktop, the account page is opened by its address.
  await driver.go(choicesOnSheet ? '/' : '/account')
  if (choicesOnSheet) await driver.tap('我的')
  await driver.tap('技能中心')
  await driver.see('推荐技能')
  await driver.see('睡前故事')
  await driver.shot('skills')

  await driver.tap('影音娱乐')
  await driver.see('试着说“我们来猜灯谜”')
  await driver.shot('skills-of-category')
  await driver.tap('观影模式')
  await driver.see('“打开观影模式”')
  await driver.see('用于进入和退出观影模式')
  await driver.see('开发者 暖居智能家居有限公司')
  await driver.shot('skill')
  await driver.tap('栖光家用投影 X3')
  await driver.see('加入购物车')
  await driver.back()
  await driver.see('权限与隐私')
  await driver.back()
  await driver.see('试着说“我们来猜灯谜”')
}
