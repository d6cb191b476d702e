import { setTimeout as wait } from 'node:timers/promises'
import { confirmPayment, fillAddress, logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { importPromotions } from './import-promotions'
import { openProduct } from './open-product'
import type { OpenShop } from './start-shop'

/** Time in which shoppers can reserve in the campaign of this journey, ms. */
const RESERVING = 60_000

/** The shopper of this journey. */
export interface Reserver {
  telephone: string
  /** A product of the demo shop that no other journey buys. */
  product: { category: string; name: string; skuNos: readonly string[] }
  /** Whether the app in which the shop runs asks for permission to send messages. */
  asked: boolean
}

/**
 * A shopper finds a product with reservations and reserves it. Then the shopper reserves another one, which the owner
 * offers for a short time, and buys it when its sale starts.
 */
export async function reserveAndBuy(driver: Driver, shop: OpenShop, manners: Manners, who: Reserver): Promise<void> {
  const reserve = async () => {
    await driver.tap('立即预约')
    if (who.asked) await driver.tap('允许')
    await driver.see('已预约 1 件')
  }
  await openProduct(driver, manners, { category: '扫地清洁', name: '净界擦窗机器人 G2' })
  await driver.tap('去预约抢购')
  await driver.see('距预约结束')
  await driver.tap('立即预约')
  await logIn(driver, shop, who.telephone)
  await reserve()
  await driver.shot('reservation-reserved')

  const buyBegin = await offer(shop, who.product.skuNos)
  await openProduct(driver, manners, who.product)
  await driver.tap('去预约抢购')
  await reserve()
  await wait(Math.max(0, buyBegin - Date.now()))
  await driver.tap('立即抢购')
  await driver.tap('添加收货地址')
  await fillAddress(driver)
  await driver.see('商品清单')
  await driver.shot('reservation-checkout')
  await driver.tap('提交订单')
  await driver.see('应付金额')
  await driver.tap('确认支付 ¥')
  await confirmPayment(driver)
  await driver.tap('查看订单')
  await driver.see('待发货')
}

/** Offers, as the owner, all skus of a product for reservation, for a minute. @returns epoch ms when the sale starts */
async function offer(shop: OpenShop, skuNos: readonly string[]): Promise<number> {
  const now = Date.now()
  const buyBeginTime = now + RESERVING
  const promotions = skuNos.map((skuNo) => ({
    promotionId: `short-${skuNo}`,
    promotionType: 110,
    promotionName: '限时预约',
    beginTime: now - 60_000,
    reserveEndTime: buyBeginTime - 1,
    buyBeginTime,
    endTime: now + 3_600_000,
    skus: [{ skuNo, promotionPrice: 14_900, stock: 3 }],
  }))
  await importPromotions(shop, promotions)
  return buyBeginTime
}
