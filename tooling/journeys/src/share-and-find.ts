import type { Manners } from './buy-a-device'
import type { Driver } from './driver'

/**
 * A visitor has a share picture made of a product, looks up its merchant, finds the presents for newcomers and, from
 * the account page, the recommendations and live broadcasts.
 */
export async function shareAndFind(driver: Driver, { choicesOnSheet }: Manners): Promise<void> {
  await driver.go('/')
  if (choicesOnSheet) await driver.tap('分类')
  await driver.tap('智能音箱')
  await driver.tap('暖居智能音箱 Pro')
  await driver.see('六麦远场拾音')
  await driver.tap('分享')
  await driver.tap('生成海报')
  await driver.see('长按图片可以保存或发送给朋友')
  await driver.shot('poster')
  await driver.tap('关闭')

  await driver.tap('店铺')
  await driver.see('公司名称')
  await driver.shot('merchant')

  await driver.go('/')
  await driver.tap('登录领取新人礼')
  await driver.see('新人价')
  await driver.shot('newcomer')

  // On a desktop, a visitor has no account page to start from.
  await driver.go(choicesOnSheet ? '/' : '/recommend')
  if (choicesOnSheet) {
    await driver.tap('我的')
    await driver.tap('推荐直播')
  }
  await driver.see('为你推荐')
  await driver.shot('recommend')
  await driver.tap('暖居智能音箱 Pro：一句话点亮全屋')
  await driver.see('六麦远场拾音')
}
