import { hearth } from './operator'
import type { Shopper } from './shopper'
import type { OpenShop } from './start-shop'

/** An id number of somebody born in 1990, with its right check digit. @param text tells them apart */
export function idNumberFor(text: string): string {
  const body = `11010519900101${text.replace(/\D/g, '').slice(-3).padStart(3, '0')}`
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  return body + '10X98765432'[weights.reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11]!
}

/** Another telephone for a shopper: one number is sent one code a minute. */
export const secondTelephone = (telephone: string): string => `15${telephone.slice(2)}`

/** Has staff pass the application that was made with a telephone; they see a part of it. @returns its shopper */
export async function approvePromoter(shop: OpenShop, telephone: string): Promise<string> {
  const waiting = (await hearth(shop.dataDir, 'promoter', 'list', '--of', 'waiting')).split('\n')
  const line = waiting.find((one) => one.includes(`${telephone.slice(0, 3)}****${telephone.slice(-4)}`)) ?? ''
  const shopperId = line.trim().split(' ')[0] ?? ''
  await hearth(shop.dataDir, 'promoter', 'approve', shopperId)
  return shopperId
}

/** Lets somebody be a promoter with a shop of this name. @returns the shop's id */
export async function openStore(shop: OpenShop, shopper: Shopper, telephone: string, name: string): Promise<string> {
  const proven = secondTelephone(telephone)
  const code = `/api/platform/rebate/shop/v1/verifyCode?phone=${proven}`
  const { ticket } = await shopper.get<{ ticket: string }>('GET', code)
  await shopper.get('POST', '/api/platform/usercenter/v1/apply', {
    realName: '王小暖',
    idNumber: idNumberFor(telephone),
    telephone: proven,
    ticket,
    code: await shop.loginCode(proven),
    agreementVersion: 1,
  })
  await approvePromoter(shop, proven)
  const { shopId } = await shopper.get<{ shopId: string }>('POST', '/api/platform/rebate/shop/v1', { name })
  return shopId
}
