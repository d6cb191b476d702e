import { logIn } from './shopper'
import type { OpenShop } from './start-shop'

/** Helps with a bargain by calls of the API, as a friend. */
export async function helpBargain(shop: OpenShop, telephone: string, bargainId: string): Promise<void> {
  const friend = await logIn(shop, telephone)
  const { captchaId } = await friend.get<{ captchaId: string }>('GET', '/api/captcha/code/create')
  const captchaCode = await shop.captcha(captchaId)
  await friend.get('PUT', '/api/bargain/help/v1', { bargainId, captchaId, captchaCode })
}
