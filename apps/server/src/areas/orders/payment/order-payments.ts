import { isPendingPayment, PAYMENT_STATUS } from '@hearth/domain'
import type { orders, Pay, PaymentState, PollPayment, StartedPayment } from '@hearth/sdk/core'
import { noSuchOrder } from '#areas/orders/own-order'
import { payOrderOnce } from '#areas/orders/payment/pay-order'
import { readPaymentState, SILENCE, type StoredPaymentState } from '#areas/orders/payment/payment-state'
import { openCashier } from '#areas/payment/open-cashier'
import type { PayableKinds } from '#areas/payment/payable'
import { settleNotice } from '#areas/payment/settle-notice'
import { perMinute, type AnswersOf } from '#kernel/area'
import type { Context } from '#kernel/context'
import { fingerprint } from '#kernel/idempotency/fingerprint'
import { onceClaimed } from '#kernel/idempotency/once'

/**
 * Calls for paying an order, and for the state of its payment.
 * @param kinds the shop's kinds of payables: a polled payment can belong to any of them
 */
export const paymentAnswers = (kinds: PayableKinds): AnswersOf<typeof orders> => ({
  pay: { limits: { shopper: perMinute(30), network: perMinute(600) }, idempotency: 'own', answer: pay },
  pollPayment: (wish, context) => poll(kinds, wish, context),
})

async function pay(wish: Pay, context: Context): Promise<StartedPayment> {
  const { cashier } = context.ports
  const shopperId = context.needShopper()
  const payment = await onceClaimed(
    context,
    context.idempotencyKey,
    fingerprint('pay', wish, ['orderId', 'payChannel', 'way', 'amount', 'returnUrl']),
    (inside, claim) => payOrderOnce(inside, shopperId, wish, cashier.channel, claim),
  )
  const cashierUrl = await openCashier(cashier, payment)
  return { paymentId: payment.paymentId, cashierUrl, paymentStatus: PAYMENT_STATUS.pending }
}

/** Answers when the payment has a result, or after some seconds. Frequent polling would be slower and cost more. */
async function poll(kinds: PayableKinds, { orderId, paymentId }: PollPayment, context: Context): Promise<PaymentState> {
  const shopperId = context.needShopper()
  const { payments, ports } = context
  const since = payments.moment()
  const read = () => readPaymentState(context, kinds, shopperId, orderId, paymentId || undefined)
  const state = await read()
  if (!state) throw noSuchOrder()
  if (!isUnsettled(state)) return toReply(state)
  const heard =
    (await askCashier(kinds, state, context)) ||
    (isPendingPayment(state.orderStatus) &&
      ((await payments.wait(shopperId, state.paymentId, since)) ||
        (await askCashier(kinds, state, { ...context, now: ports.clock() }))))
  return toReply(heard ? ((await read()) ?? state) : state)
}

type UnsettledPayment = StoredPaymentState & { paymentId: string; channel: string }

/** Whether a payment was started and has no result. */
const isUnsettled = (state: StoredPaymentState): state is UnsettledPayment =>
  state.paymentId !== undefined && state.channel !== null && state.paymentStatus === PAYMENT_STATUS.pending

/**
 * Asks the cashier about a payment without a result.
 * @returns whether it has one now
 */
async function askCashier(
  kinds: PayableKinds,
  { paymentId, channel, startedAt }: UnsettledPayment,
  context: Context,
): Promise<boolean> {
  const {
    now,
    log,
    ports: { cashier },
  } = context
  if (channel !== cashier.channel) return false
  if (now - (startedAt ?? now) < SILENCE) return false
  const notice = await cashier
    .query(paymentId)
    .catch((error: Error) => log.warn({ err: error, paymentId }, 'the cashier could not be asked'))
  if (!notice) return false
  const settled = await settleNotice(context, kinds, channel, notice)
  if (settled === 'twice')
    log.error({ notice }, 'a cashier collected twice for one payment; the second trade is refunded')
  return true
}

const toReply = ({
  orderId,
  paymentId,
  paymentStatus,
  orderStatus,
  kind,
  amount,
}: StoredPaymentState): PaymentState => ({
  orderId,
  paymentId,
  paymentStatus,
  orderStatus,
  kind,
  amount,
})
