import { createHash } from 'node:crypto'
import { REPLY_CODE } from '@hearth/domain'
import type { WechatSignature } from '@hearth/sdk/core'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

/**
 * Signs a page of the shop, so that the page can use the script of the messaging app 微信.
 * @throws ShopError wrongState for a shop that is not connected to the messaging app; badInput for an address that is
 * not the shop's; unavailable if the messaging app gives no ticket
 */
export async function signPage({ ports, origin, now, random, log }: Context, url: string): Promise<WechatSignature> {
  const app = ports.messagingApp
  if (!app) throw new ShopError(REPLY_CODE.wrongState, '本店没有接入微信，请使用系统分享')
  const page = ownPage(url, origin)
  if (page === undefined) throw new ShopError(REPLY_CODE.badInput, '只能为本店的页面签名', 'url')
  const { ticket } = await app.ticket().catch((error: Error) => {
    log.warn({ err: error }, 'the ticket of the messaging app could not be had')
    throw new ShopError(REPLY_CODE.unavailable)
  })
  const nonceStr = random.bytes(12).toString('hex')
  const timestamp = Math.floor(now / 1000)
  const signature = createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`)
    .digest('hex')
  return { appId: app.appId, timestamp, nonceStr, signature }
}

/** Returns the full address of a page of the shop, without its hash; undefined for any other address. */
function ownPage(url: string, origin: string): string | undefined {
  const address = url.split('#')[0] ?? ''
  if (/^\/(?![/\\])/.test(address)) return origin + address
  return address === origin || address.startsWith(`${origin}/`) || address.startsWith(`${origin}?`)
    ? address
    : undefined
}
