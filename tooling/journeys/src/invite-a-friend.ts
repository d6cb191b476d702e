import { AWARD_STATUS, DAY } from '@hearth/domain'
import type { InviteProgress, ShareCode } from '@hearth/sdk/core'
import { logIn, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { importFile } from './import-file'
import { openAccount } from './open-account'
import { openStore } from './open-store'
import { hearth } from './operator'
import { logIn as logInDirectly, type Shopper } from './shopper'
import { until, type OpenShop } from './start-shop'

/** A promoter, and a friend who is invited. */
export interface Inviting {
  inviting: string
  buying: string
  /** Name of the promoter's shop; unique. */
  name: string
}

/** A promoter who can invite. */
export interface Inviter {
  promoter: Shopper
  shareId: string
}

/**
 * Turns the demo shop's campaign on in apps, as the owner. It is off there by default, since their platforms forbid it.
 */
export async function inviteInApps(shop: OpenShop): Promise<void> {
  const now = Date.now()
  const step = (buyerCount: number) => ({ buyerCount, couponBatchId: 'gift-25' })
  const campaign = {
    ...{ campaignId: 'invite-friends', title: '邀请有礼', beginTime: now - DAY, endTime: now + 60 * DAY },
    ...{ couponBatchId: 'gift-25', steps: [1, 3, 10].map(step) },
    doors: { messagingApp: { invite: true }, searchApp: { invite: true } },
  }
  await importFile(shop, { invitations: [campaign] })
}

/** Makes a shopper a promoter with a shop, who can invite. */
export async function mayInvite(shop: OpenShop, { inviting, name }: Inviting): Promise<Inviter> {
  const promoter = await logInDirectly(shop, inviting)
  await openStore(shop, promoter, name)
  const { shareId } = await promoter.get<ShareCode>('POST', '/api/platform/rebate/v1/shareCode', {})
  return { promoter, shareId }
}

const progressOf = (promoter: Shopper) => promoter.get<InviteProgress>('GET', '/api/platform/invite/v1/progress')

/** A friend opens the invitation, logs in, takes the coupon, buys, and confirms receipt. */
export async function comeByInvitation(
  driver: Driver,
  shop: OpenShop,
  { buying }: Inviting,
  { promoter, shareId }: Inviter,
): Promise<void> {
  await driver.follow(`/invite?shareId=${shareId}`)
  await driver.see('送您一张新人券')
  await driver.shot('invite-friend')
  await driver.tap('领取新人券')
  await logIn(driver, shop, buying)
  await driver.tap('领取新人券')
  await driver.see('已领取')
  await driver.shot('invite-taken')
  const friend = await logInDirectly(shop, buying)
  const addressId = await friend.keepAddress()
  const orderId = await friend.order({ skuNo: '150101', itemQuantity: 1 }, addressId, undefined, shareId)
  await friend.pay(orderId)
  await hearth(shop.dataDir, 'ship', orderId, '--company', '顺丰速运', '--tracking', 'SF1234567890')
  await friend.get('PUT', `/api/orders/${orderId}/confirm/v1`, {})
  await until(async () => (await progressOf(promoter)).waitingCount === 1 || undefined, 'a friend who bought')
  const { invitedCount, buyerCount } = await progressOf(promoter)
  if (invitedCount !== 1 || buyerCount !== 0) throw new Error('a friend counts only once the order cannot go back')
}

/** Waits until a friend counts as a buyer. A friend counts once the friend's order can no longer be returned. */
export const counted = (promoter: Shopper): Promise<true> =>
  until(
    async () => (await progressOf(promoter)).steps[0]?.status === AWARD_STATUS.claimable || undefined,
    'an award that can be taken',
    120_000,
  )

/** The promoter reads the number of buyers and the promoter's rank, and claims the award. */
export async function takeWhatWasWon(
  driver: Driver,
  shop: OpenShop,
  { inviting }: Inviting,
  manners: Manners,
): Promise<void> {
  await openAccount(driver, manners)
  await driver.tap('我的小店')
  await logIn(driver, shop, inviting)
  await driver.see('累计访客')
  await driver.tap('邀请有礼')
  await driver.see('再有 2 位成交好友')
  await driver.see('我的名次：第 1 名')
  await driver.shot('invite-won')
  await driver.tap('领取 「冬日暖心券」优惠券')
  await driver.see('已领取')
  await driver.shot('invite-award')
  await driver.tap('我的优惠券')
  await driver.see('冬日暖心券')
}
