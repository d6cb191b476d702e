import type { SentLoginCode } from '@hearth/sdk/core'
import { idNumberOf } from './id-number'
import { hearth } from './operator'
import type { Shopper } from './shopper'
import type { OpenShop } from './start-shop'

/** Returns a second telephone number for a shopper, since a number gets only one code per minute. */
export const secondTelephone = (telephone: string): string => `15${telephone.slice(2)}`

/**
 * Approves, as staff, the application of a telephone number, of which staff see only a part.
 * @returns the shopper's id
 */
export async function approvePromoter(shop: OpenShop, telephone: string): Promise<string> {
  const waiting = (await hearth(shop.dataDir, 'promoter', 'list', '--of', 'waiting')).split('\n')
  const line = waiting.find((one) => one.includes(`${telephone.slice(0, 3)}****${telephone.slice(-4)}`)) ?? ''
  const shopperId = line.trim().split(' ')[0] ?? ''
  await hearth(shop.dataDir, 'promoter', 'approve', shopperId)
  return shopperId
}

/**
 * Makes a shopper a promoter: the shopper applies, and staff approve. Journeys never change the rules of applications,
 * since they share one shop.
 */
export async function certify(shop: OpenShop, promoter: Shopper): Promise<void> {
  const { telephone } = promoter
  const proven = secondTelephone(telephone)
  const code = `/api/platform/rebate/shop/v1/verifyCode?phone=${proven}`
  const { ticket } = await promoter.get<SentLoginCode>('GET', code)
  await promoter.get('POST', '/api/platform/usercenter/v1/apply', {
    realName: '王小暖',
    idNumber: idNumberOf(telephone),
    telephone: proven,
    ticket,
    code: await shop.loginCode(proven),
    agreementVersion: 1,
  })
  await approvePromoter(shop, proven)
}

/** Makes a shopper a promoter, and opens a shop with this name. @returns the id of the shop */
export async function openStore(shop: OpenShop, promoter: Shopper, name: string): Promise<string> {
  await certify(shop, promoter)
  const { shopId } = await promoter.get<{ shopId: string }>('POST', '/api/platform/rebate/shop/v1', { name })
  return shopId
}
