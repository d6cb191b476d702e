import { askPendingPayments } from '#areas/payment/ask-pending-payments'
import { addNotifyRoute } from '#areas/payment/notify-route'
import type { PayableKinds } from '#areas/payment/payable'
import { refundPayments } from '#areas/payment/refund-payments'
import { refundCommands } from '#areas/payment/refund-commands'
import { refundsOps } from '#areas/payment/refunds-ops'
import { settledPayments } from '#areas/payment/settled-payments'
import { MONEY_LAWS } from '#areas/payment/money-laws'
import { PAYMENT_LAWS } from '#areas/payment/payment-laws'
import { paymentAccountEnd } from '#areas/payment/payment-account-end'
import { defineArea, type Area } from '#kernel/area'

/** Ms. A request waits for a payment for at most `longest`, well below the SDK's limit of 10 s for one attempt. */
const POLL_WAIT = { longest: 5_000, lookEvery: 500 }

/**
 * Notices of cashiers, and refunds. Calls about a payment belong to the area of its payable.
 * @param kinds the shop's kinds of payables
 */
export const paymentArea = (kinds: PayableKinds): Area =>
  defineArea({
    name: 'payment',
    accountEnd: paymentAccountEnd,
    laws: [...PAYMENT_LAWS, ...MONEY_LAWS],
    ops: refundsOps(kinds),
    commands: refundCommands,
    calls: [],
    routes: (running) => addNotifyRoute(running, kinds),
    jobs: () => [
      {
        name: 'ask about payments',
        every: 60_000,
        run: (work, { cashier }) => askPendingPayments(work, kinds, cashier),
      },
      { name: 'refund', every: 3000, run: (work, { cashier }) => refundPayments(work, kinds, cashier) },
    ],
    start: ({ shop, app }) =>
      shop.payments.begin({
        ...POLL_WAIT,
        happened: (paymentIds) => settledPayments(shop.db, kinds, paymentIds),
        onFailure: (error) => app.log.error({ err: error }, 'payments that are waited for could not be looked at'),
      }),
  })
