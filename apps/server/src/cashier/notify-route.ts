import { REPLY_CODE } from '@hearth/domain'
import type { FastifyInstance } from 'fastify'
import { settleNotice } from '#areas/payment/settle-notice'
import { notifyPath } from '#cashier/cashier'
import type { Database } from '#database/connect'
import { success } from '#kernel/envelope'
import { ShopError } from '#kernel/shop-error'
import type { Ports } from '#ports/ports'

/** What the notification handler needs. */
export interface NotifyParts {
  db: Database
  ports: Pick<Ports, 'cashier' | 'clock'>
  /** Told when a notice was worked on, so that a refund it brought goes out at once. */
  onNotice: () => void
}

/**
 * Adds the address cashiers send their notifications to. It keeps the body as it came, since that is what was signed.
 */
export async function addNotifyRoute(
  app: FastifyInstance,
  { db, ports: { cashier, clock }, onNotice }: NotifyParts,
): Promise<void> {
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
      const settled = await settleNotice(db, cashier.channel, notice, now)
      if (settled === 'refused') {
        request.log.error({ notice }, 'a cashier reported a payment the shop does not know, or not its amount')
        throw new ShopError(REPLY_CODE.badInput, '支付单或金额不符')
      }
      if (settled === 'twice')
        request.log.error({ notice }, 'a cashier collected twice for one payment; the second trade is refunded')
      onNotice()
      return cashier.receipt ? reply.type(cashier.receipt.type).send(cashier.receipt.body) : success({}, now)
    })
    done()
  })
}
