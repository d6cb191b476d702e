import { PAYMENT_STATUS } from '@hearth/domain'
import { orders, type PaymentState } from '@hearth/sdk/core'
import { fingerprint } from '#kernel/fingerprint'
import { noSuchOrder } from '#areas/orders/own-order'
import { readPaymentState, SILENCE, type StoredPaymentState } from '#areas/payment/payment-state'
import { settleNotice } from '#areas/payment/settle-notice'
import { startPaymentOnce } from '#areas/payment/start-payment'
import type { Context } from '#kernel/context'
import { handlers } from '#kernel/handlers'
import { onceClaimed } from '#kernel/once'

/** Paying for an order. */
export const paymentHandlers = handlers(orders, {
  async pay(wish, context) {
    const shopperId = context.needShopper()
    const payment = await onceClaimed(context, context.idempotencyKey, fingerprint('pay', wish, ['orderId', 'payChannel', 'returnUrl']), (trx, claim) =>
      startPaymentOnce(trx, shopperId, wish, context.ports.cashier.channel, context.now, claim),
    )
    // Asked after the payment is kept: a cashier must never know of one the shop has forgotten.
    const cashierUrl = await context.ports.cashier.start(payment)
    return { paymentId: payment.paymentId, cashierUrl, paymentStatus: PAYMENT_STATUS.pending }
  },

  async pollPayment({ orderId, paymentId }, context) {
    const shopperId = context.needShopper()
    const read = () => readPaymentState(context.db, shopperId, orderId, paymentId || undefined)
    const state = await read()
    if (!state) throw noSuchOrder()
    return toReply((await askCashier(state, context)) ? ((await read()) ?? state) : state)
  },
})

/** Asks the cashier about a payment it has been silent on; true when it had something to say. */
async function askCashier({ paymentId, paymentStatus, channel, startedAt }: StoredPaymentState, { db, now, log, ports: { cashier } }: Context): Promise<boolean> {
  if (paymentId === undefined || channel !== cashier.channel || paymentStatus !== PAYMENT_STATUS.pending) return false
  if (now - (startedAt ?? now) < SILENCE) return false
  const notice = await cashier.query(paymentId).catch((error: Error) => log.warn({ err: error, paymentId }, 'the cashier could not be asked'))
  if (!notice) return false
  const settled = await settleNotice(db, channel, notice, now)
  if (settled === 'twice') log.error({ notice }, 'a cashier collected twice for one payment; the second trade is refunded')
  return true
}

const toReply = ({ orderId, paymentId, paymentStatus, orderStatus, amount }: StoredPaymentState): PaymentState => ({ orderId, paymentId, paymentStatus, orderStatus, amount })
