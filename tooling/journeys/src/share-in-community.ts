import { logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount } from './open-account'
import { hearth } from './operator'
import { logIn as logInDirectly } from './shopper'
import type { OpenShop } from './start-shop'
import { writePost } from './write-post'

/**
 * A shopper writes three posts. One is published by staff, found in the community and liked; one is refused with a
 * reason; one waits for review. Only the author can delete them.
 */
export async function shareInCommunity(
  driver: Driver,
  shop: OpenShop,
  telephone: string,
  manners: Manners,
): Promise<void> {
  const shopper = await logInDirectly(shop, telephone)
  const name = (words: string) => `${words} ${telephone.slice(-4)}`
  const [good, bad, waits] = [name('音箱放在窗边'), name('随手拍'), name('还没看过的')]
  const text = '傍晚放一会儿歌，声音不用大。'
  const published = await writePost(shop, shopper, { title: good, text, spuNos: ['1001'] })
  const refused = await writePost(shop, shopper, { title: bad, text })
  await writePost(shop, shopper, { title: waits, text })
  await hearth(shop.dataDir, 'post', 'publish', published)
  await hearth(shop.dataDir, 'post', 'refuse', refused, '--reason', '图片不清楚')

  await openAccount(driver, manners)
  await driver.tap('社区')
  await driver.see(good)
  await driver.shot('community')
  // A visitor has to log in first, and then returns to the page.
  await driver.tap(`点赞“${good}”，0 人赞过`)
  await logIn(driver, shop, telephone)
  await driver.see(good)
  await driver.tap(`点赞“${good}”，0 人赞过`)
  await driver.rests()
  await driver.tap(good)
  await driver.see('提到的商品')
  await driver.see('已赞 1')
  await driver.shot('post')

  await openAccount(driver, manners)
  await driver.tap('社区')
  await driver.tap('赞过的')
  await driver.see(good)
  await driver.shot('my-likes')

  await openAccount(driver, manners)
  await driver.tap('社区')
  await driver.tap('我的发布')
  for (const words of [waits, '审核中', '原因：图片不清楚', '已发布']) await driver.see(words)
  await driver.shot('my-posts')
  await driver.tap(`删除“${bad}”`)
  await driver.see('文字、图片和收到的赞都会删除')
  await driver.tap('删除')
  await driver.see('已删除')
}
