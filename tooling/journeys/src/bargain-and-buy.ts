import { confirmPayment, fillAddress, logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { helpBargain } from './help-bargain'
import { importPromotions } from './import-promotions'
import { openAccount } from './open-account'
import { logIn as logInDirectly } from './shopper'
import { until, type OpenShop } from './start-shop'

/** The shopper of this journey. */
export interface Bargainer {
  telephone: string
  /** Friends who help. */
  friends: readonly string[]
  /** A sku of the demo shop that no other journey bargains for, with its name and prices in fen. */
  sku: { skuNo: string; name: string; floorPrice: number }
}

/** Imports, as the owner, a bargain campaign for a sku. @returns the path of the campaign */
async function offer(shop: OpenShop, { friends, sku: { skuNo, floorPrice } }: Bargainer): Promise<string> {
  const now = Date.now()
  const promotionId = `short-cut-${skuNo}`
  await importPromotions(shop, [
    {
      promotionId,
      promotionType: 115,
      promotionName: `限时砍价 ${skuNo}`,
      beginTime: now - 60_000,
      endTime: now + 3_600_000,
      bargainHelpers: friends.length,
      bargainHours: 1,
      skus: [{ skuNo, promotionPrice: floorPrice, stock: 5 }],
    },
  ])
  return `/bargain/sku/${skuNo}/${promotionId}`
}

/**
 * A shopper finds the products with bargains, sees every step of the price, starts a bargain, and buys at the lowest
 * price once all friends have helped.
 */
export async function bargainAndBuy(driver: Driver, shop: OpenShop, manners: Manners, who: Bargainer): Promise<void> {
  await offer(shop, who)
  await openAccount(driver, manners)
  await driver.tap('优惠活动')
  await driver.tap(`限时砍价 ${who.sku.skuNo}`)
  await driver.see('正在砍价')
  await driver.shot('bargains')
  await driver.tap(who.sku.name)
  await driver.see('砍价路径')
  await driver.see('不邀请好友也能购买')
  await driver.shot('bargain-01-path')
  // A visitor has to log in first, and then returns to the page.
  await driver.tap('发起砍价')
  await logIn(driver, shop, who.telephone)
  await driver.see('砍价路径')
  await driver.tap('发起砍价')
  await driver.see(`还有 ${who.friends.length} 位好友可以帮砍`)
  const bargainId = await driver.at(manners.onWeb ? '/bargain/' : '/bargain')
  await driver.shot('bargain-02-started')
  for (const friend of who.friends) await helpBargain(shop, friend, bargainId)
  await driver.back()
  await driver.tap('查看我的砍价')
  await driver.see('已砍到最低价')
  await driver.see('砍价记录')
  await driver.shot('bargain-03-floor')
  await driver.tap('立即购买')
  await driver.tap('添加收货地址')
  await fillAddress(driver)
  await driver.see('提交订单后，价格不再变化')
  await driver.shot('bargain-04-checkout')
  await driver.tap('提交订单')
  await driver.see('应付金额')
  await driver.tap('确认支付 ¥')
  await confirmPayment(driver)
  await driver.tap('查看订单')
  await driver.see('待发货')
  await driver.tap('查看砍价记录')
  await driver.see('已下单')
  await driver.shot('bargain-05-bought')
}

/**
 * A friend opens the link of a bargain, logs in, helps after a captcha, and is shown how to start their own bargain.
 */
export async function helpAFriend(
  driver: Driver,
  shop: OpenShop,
  [owner, friend]: readonly [string, string],
): Promise<void> {
  const { bargainId } = await (
    await logInDirectly(shop, owner)
  ).get<{ bargainId: string }>('PUT', '/api/bargain/start/v1', { skuNo: '140401', bargainCampaignId: 'bargain-1' })
  await driver.go(`/bargain/${bargainId}`)
  await driver.see('邀请您帮忙砍价')
  await driver.shot('bargain-friend-01')
  await driver.tap('帮砍一刀')
  await logIn(driver, shop, friend)
  await driver.see('邀请您帮忙砍价')
  await driver.tap('帮砍一刀')
  await driver.see('图形验证码')
  const captchaId = await until(() => driver.asked('/captcha/picture/'), 'a captcha on the page')
  await driver.shot('bargain-friend-02-captcha')
  await driver.fill('图中的 4 个字符', await shop.captcha(captchaId))
  await driver.tap('确认帮砍')
  await driver.see('您已帮砍，谢谢您')
  await driver.see('还有 2 位好友可以帮砍')
  await driver.shot('bargain-friend-03-helped')
  await driver.tap('我也要砍价')
  await driver.see('砍价路径')
  // The product page shows the bargain too.
  await driver.go('/product/1404')
  await driver.see('3 人砍价')
  await driver.shot('bargain-product')
  await driver.tap('去砍价')
  await driver.see('砍价路径')
}
