import type { InviteProgress, ShareCode } from '@hearth/sdk/core'
import { logIn } from './buy-a-device'
import type { Driver } from './driver'
import { certify } from './open-store'
import { logIn as logInDirectly } from './shopper'
import { until, type OpenShop } from './start-shop'

/**
 * What a promoter and a friend do: the friend opens the invitation, logs in, takes the coupon and buys; the promoter
 * reads who was invited.
 */
export async function inviteAFriend(
  driver: Driver,
  shop: OpenShop,
  { inviting, buying }: { inviting: string; buying: string },
): Promise<void> {
  const promoter = await logInDirectly(shop, inviting)
  await certify(shop, promoter)
  const { shareId } = await promoter.get<ShareCode>('POST', '/api/platform/rebate/v1/shareCode', {})
  await driver.go(`/invite?shareId=${shareId}`)
  await driver.see('送您一张新人券')
  await driver.shot('invite-friend')
  await driver.tap('领取新人券')
  await logIn(driver, shop, buying)
  await driver.tap('领取新人券')
  await driver.see('已领取')
  await driver.shot('invite-taken')
  const friend = await logInDirectly(shop, buying)
  const addressId = await friend.keepAddress()
  await friend.pay(await friend.order({ skuNo: '100201', itemQuantity: 1 }, addressId))
  const progress = async () => promoter.get<InviteProgress>('GET', '/api/platform/invite/v1/progress')
  await until(async () => ((await progress()).waitingCount === 1 ? true : undefined), 'a friend who bought')
  const { invitedCount, buyerCount } = await progress()
  if (invitedCount !== 1 || buyerCount !== 0) throw new Error('a friend counts only once the order cannot go back')
}
