import { confirmPayment, fillAddress, logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { importPromotions } from './import-promotions'
import { openGroup } from './open-group'
import { logIn as enter } from './shopper'
import { until, type OpenShop } from './start-shop'

/** Places the order that checkout shows, with a new address, and pays. */
async function payFor(driver: Driver): Promise<void> {
  await driver.tap('添加收货地址')
  await fillAddress(driver)
  await driver.see('付款后不能自行取消')
  await driver.tap('提交订单')
  await driver.see('应付金额')
  await driver.tap('确认支付 ¥')
  await confirmPayment(driver)
}

/**
 * Three shoppers buy in a group. The first opens it and the second joins it; the third looks through the promotions for
 * groups, follows the link of the group, logs in, and completes it. All three orders then wait for shipment.
 */
export async function completeAGroup(
  driver: Driver,
  shop: OpenShop,
  [first, second, third]: readonly [string, string, string],
): Promise<void> {
  const [leader, friend] = [await enter(shop, first), await enter(shop, second)]
  const { groupId, orderId } = await openGroup(leader, await leader.keepAddress())
  await openGroup(friend, await friend.keepAddress(), groupId)
  await driver.go('/groups')
  await driver.see('三人拼团')
  await driver.shot('groups')
  await driver.go(`/groups/${groupId}`)
  await driver.see('还差 1 人拼团成功')
  await driver.shot('group-01-lacks-one')
  await driver.tap('立即参团')
  await logIn(driver, shop, third)
  await driver.see('还差 1 人')
  await driver.tap('立即参团')
  await payFor(driver)
  await driver.shot('group-02-paid')
  await driver.tap('查看拼团')
  await driver.see('商家正在为您备货')
  await driver.shot('group-03-complete')
  await until(async () => {
    const { operLogs } = await leader.get<{ operLogs: { title: string }[] }>('GET', `/api/orders/${orderId}/logs/v1`)
    return operLogs.find(({ title }) => title === '拼团成功')
  }, 'the release of the leader’s order')
}

/** The value of `GROUP_STATUS.failed`. */
const FAILED = 2

/** Duration of the promotion whose group fails, ms. It is long enough to open a group step by step. */
const SHORT = 60_000

/** A shopper opens a group that nobody joins. When its time ends, the payment is refunded. */
export async function openAGroupThatFails(
  driver: Driver,
  shop: OpenShop,
  telephone: string,
  { onWeb }: Pick<Manners, 'onWeb'>,
): Promise<void> {
  const now = Date.now()
  const promotion = {
    promotionId: `short-${telephone}`,
    promotionType: 103,
    promotionName: '快闪拼团',
    beginTime: now,
    endTime: now + SHORT,
    groupSize: 2,
    groupHours: 1,
    skus: [{ skuNo: '200501', promotionPrice: 69_900, stock: 10 }],
  }
  await importPromotions(shop, [promotion])
  if (onWeb) await driver.go('/groups')
  else {
    await driver.go('/')
    await driver.tap('我的')
    await driver.tap('优惠活动')
    await driver.tap('快闪拼团')
  }
  await driver.see('快闪拼团')
  await driver.tap('去拼团：净界台式净饮机')
  await driver.tap('发起拼团')
  await logIn(driver, shop, telephone)
  await driver.tap('发起拼团')
  await payFor(driver)
  await driver.tap('邀请好友')
  await driver.see('还差 1 人拼团成功')
  await driver.shot('group-04-alone')
  const groupId = await driver.at(onWeb ? '/groups/' : '/group/')
  await until(
    async () => {
      const reply = await fetch(`${shop.origin}/api/promotion/groups/${groupId}/v1`)
      const { data } = (await reply.json()) as { data: { status: number } }
      return data.status === FAILED ? data : undefined
    },
    'the end of the group',
    2 * SHORT,
  )
  await driver.see('拼团超时，已自动退款')
  await driver.shot('group-05-failed')
  await driver.tap('查看订单')
  await driver.see('全额退回')
}
