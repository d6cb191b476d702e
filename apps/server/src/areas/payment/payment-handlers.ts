import { isPendingPayment, PAYMENT_STATUS } from '@hearth/domain'
import { orders, type PaymentState } from '@hearth/sdk/core'
import { fingerprint } from '#kernel/fingerprint'
import { noSuchOrder } from '#areas/orders/own-order'
import { readPaymentState, SILENCE, type StoredPaymentState } from '#areas/payment/payment-state'
import { paymentWaiters } from '#areas/payment/payment-waiters'
import { settleNotice } from '#areas/payment/settle-notice'
import { startPaymentOnce } from '#areas/payment/start-payment'
import type { Context } from '#kernel/context'
import { handlers } from '#kernel/handlers'
import { onceClaimed } from '#kernel/once'

/** Paying for an order. */
export const paymentHandlers = handlers(orders, {
  async pay(wish, context) {
    const shopperId = context.needShopper()
    const payment = await onceClaimed(
      context,
      context.idempotencyKey,
      fingerprint('pay', wish, ['orderId', 'payChannel', 'returnUrl']),
      (trx, claim) => startPaymentOnce(trx, shopperId, wish, context.ports.cashier.channel, context.now, claim),
    )
    // Asked after the payment is kept: a cashier must never know of one the shop has forgotten.
    const cashierUrl = await context.ports.cashier.start(payment)
    return { paymentId: payment.paymentId, cashierUrl, paymentStatus: PAYMENT_STATUS.pending }
  },

  /**
   * Answers once the payment is settled, or after some seconds: who asks again and again would hear it later, and cost
   * more.
   */
  async pollPayment({ orderId, paymentId }, context) {
    const shopperId = context.needShopper()
    const {
      db,
      ports: { clock },
    } = context
    const waiters = paymentWaiters(db)
    const since = waiters.moment()
    const read = () => readPaymentState(db, shopperId, orderId, paymentId || undefined)
    const state = await read()
    if (!state) throw noSuchOrder()
    if (!isUnsettled(state)) return toReply(state)
    const heard =
      (await askCashier(state, context)) ||
      (isPendingPayment(state.orderStatus) &&
        ((await waiters.wait(shopperId, state.paymentId, since)) ||
          (await askCashier(state, { ...context, now: clock() }))))
    return toReply(heard ? ((await read()) ?? state) : state)
  },
})

type UnsettledPayment = StoredPaymentState & { paymentId: string; channel: string }

/** Whether a payment was begun and nothing is known of its end. */
const isUnsettled = (state: StoredPaymentState): state is UnsettledPayment =>
  state.paymentId !== undefined && state.channel !== null && state.paymentStatus === PAYMENT_STATUS.pending

/** Asks the cashier about a payment it has been silent on; true when it had something to say. */
async function askCashier(
  { paymentId, channel, startedAt }: UnsettledPayment,
  { db, now, log, ports: { cashier } }: Context,
): Promise<boolean> {
  if (channel !== cashier.channel) return false
  if (now - (startedAt ?? now) < SILENCE) return false
  const notice = await cashier
    .query(paymentId)
    .catch((error: Error) => log.warn({ err: error, paymentId }, 'the cashier could not be asked'))
  if (!notice) return false
  const settled = await settleNotice(db, channel, notice, now)
  if (settled === 'twice')
    log.error({ notice }, 'a cashier collected twice for one payment; the second trade is refunded')
  return true
}

const toReply = ({ orderId, paymentId, paymentStatus, orderStatus, amount }: StoredPaymentState): PaymentState => ({
  orderId,
  paymentId,
  paymentStatus,
  orderStatus,
  amount,
})
