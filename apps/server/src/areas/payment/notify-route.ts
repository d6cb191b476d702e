import { REPLY_CODE } from '@hearth/domain'
import type { PayableKinds } from '#areas/payment/payable'
import { createRecentNotices } from '#areas/payment/recent-notices'
import { settleNotice } from '#areas/payment/settle-notice'
import { owesRefund } from '#areas/payment/settle-payment'
import { notifyPath } from '#ports/cashier'
import type { RunningShop } from '#kernel/area'
import { success } from '#kernel/http/envelope'
import { ShopError } from '#kernel/shop-error'
import { house } from '#shop/actor'
import { workAt } from '#shop/unit-of-work'

/** Adds the route for notices of cashiers. It keeps the raw body, since the signature is computed from it. */
export async function addNotifyRoute({ app, shop, wake }: RunningShop, kinds: PayableKinds): Promise<void> {
  const { cashier, clock } = shop.ports
  const settleRecent = createRecentNotices()
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
    scope.post(notifyPath(cashier.channel), async (request, reply) => {
      const notice = await cashier.verify({
        body: typeof request.body === 'string' ? request.body : '',
        headers: request.headers,
      })
      if (!notice) throw new ShopError(REPLY_CODE.badInput, '通知签名无效')
      const now = clock()
      const work = workAt(shop, now, house(`cashier ${cashier.channel}`))
      const settled = await settleRecent(notice, now, () => settleNotice(work, kinds, cashier.channel, notice))
      if (settled === 'refused') {
        request.log.error({ notice }, 'a cashier reported a payment the shop does not know, or not its amount')
        throw new ShopError(REPLY_CODE.badInput, '支付单或金额不符')
      }
      if (settled === 'twice')
        request.log.error({ notice }, 'a cashier collected twice for one payment; the second trade is refunded')
      // The job `refund` starts now, so that the shopper does not wait for its next regular run.
      if (owesRefund(settled)) wake('refund')
      return cashier.receipt ? reply.type(cashier.receipt.type).send(cashier.receipt.body) : success({}, now)
    })
    done()
  })
}
