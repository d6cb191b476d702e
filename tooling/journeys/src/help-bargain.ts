import { logIn } from './shopper'
import type { OpenShop } from './start-shop'

/** A friend, by calls of the API, helps with a bargain. */
export async function helpBargain(shop: OpenShop, telephone: string, bargainId: string): Promise<void> {
  const friend = await logIn(shop, telephone)
  const { captchaId } = await friend.get<{ captchaId: string }>('GET', '/api/captcha/code/create')
  const captchaCode = await shop.captcha(captchaId)
  await friend.get('PUT', '/api/bargain/help/v1', { bargainId, captchaId, captchaCode })
}
