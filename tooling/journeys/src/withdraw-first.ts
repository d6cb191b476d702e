import { formatFen } from '@hearth/domain'
import type { SentLoginCode, ShareCode, WithdrawableCash } from '@hearth/sdk/core'
import { logIn as logInHere, type Manners } from './buy-a-device'
import type { Driver } from './driver'
import { openAccount } from './open-account'
import { openStore } from './open-store'
import { hearth } from './operator'
import { logIn, type Shopper } from './shopper'
import { until, type OpenShop } from './start-shop'

/** A promoter, and a friend who buys through the promoter's share. */
export interface Earning {
  earning: string
  buying: string
  /** Name of the promoter's shop; unique. */
  name: string
}

/**
 * Prepares earnings, a week before the journey: a shopper becomes a promoter; a friend buys twice through the share,
 * receives one order, and returns the other.
 * @returns the promoter
 */
export async function earnFirst(shop: OpenShop, { earning, buying, name }: Earning): Promise<Shopper> {
  const promoter = await logIn(shop, earning)
  await openStore(shop, promoter, name)
  const { shareId } = await promoter.get<ShareCode>('POST', '/api/platform/rebate/v1/shareCode', {})
  const friend = await logIn(shop, buying)
  const addressId = await friend.keepAddress()
  const buy = async () => {
    const orderId = await friend.order({ skuNo: '150101', itemQuantity: 1 }, addressId, undefined, shareId)
    await friend.pay(orderId)
    return orderId
  }
  const kept = await buy()
  await hearth(shop.dataDir, 'ship', kept, '--company', '顺丰速运', '--tracking', 'SF1234567890')
  await friend.get('PUT', `/api/orders/${kept}/confirm/v1`, {})
  await hearth(shop.dataDir, 'refund', await buy(), '--reason', '不想买了')
  return promoter
}

/** Enters the promoter's payout account, with a code. @param promoter a shopper who has logged in before */
export async function bindFirst(shop: OpenShop, promoter: Shopper): Promise<void> {
  const { ticket } = await promoter.get<SentLoginCode>('POST', '/api/passport/v1/code/own', {})
  const code = await shop.loginCode(promoter.telephone)
  const wish = { accountType: 1, account: '6222020200112236688', ticket, code }
  await promoter.get('POST', '/api/platform/usercenter/v1/account/bind', wish)
}

/** Waits until earnings of a promoter can be withdrawn. @returns the amount, fen */
export const settled = (promoter: Shopper): Promise<number> =>
  until(
    async () => {
      const path = '/api/platform/usercenter/v1/withdrawable/cash'
      const { amount } = await promoter.get<WithdrawableCash>('GET', path)
      return amount > 0 ? amount : undefined
    },
    'what was earned to settle',
    90_000,
  )

/**
 * A promoter, whose first order is settled, reads the earnings and what was taken back, withdraws everything, and sees
 * it paid after staff approved it.
 */
export async function withdrawFirst(
  driver: Driver,
  shop: OpenShop,
  { earning, amount }: { earning: string; amount: number },
  manners: Manners,
): Promise<void> {
  await openAccount(driver, manners)
  await driver.tap('我的小店')
  await logInHere(driver, shop, earning)
  await driver.see('累计访客')
  await driver.tap('提现')
  await driver.see('银行卡 **** 6688')
  await driver.tap('收支明细')
  await driver.see('推广返利')
  await driver.see('退款扣回返利')
  await driver.shot('account-entries')
  await driver.tap('提现记录')
  await driver.see('还没有提现记录')
  await driver.tap('全部提现')
  await driver.see(`¥${formatFen(amount)}`)
  await driver.tap('申请提现')
  await driver.see('审核中')
  const waiting = await hearth(shop.dataDir, 'withdrawal', 'list', '--of', 'reviewing')
  const line = waiting.split('\n').find((one) => one.includes(formatFen(amount))) ?? ''
  const [withdrawId = ''] = line.split(' ')
  await hearth(shop.dataDir, 'withdrawal', 'approve', withdrawId)
  const paid = () => hearth(shop.dataDir, 'withdrawal', 'list', '--of', 'paid')
  await until(async () => (await paid()).includes(withdrawId) || undefined, 'the payout')
  await driver.back()
  await driver.see('累计访客')
  await driver.tap('提现')
  await driver.see('已到账')
  await driver.shot('first-withdrawal')
}
