import { PAYMENT_STATUS } from '@hearth/domain'
import { cart, checkout, promotions, user, type KeepFreeTrial, type StartedPayment } from '@hearth/sdk/core'
import { freeTrialFile } from '#areas/free-trial/free-trial-file'
import { readAgreement, signAgreement } from '#areas/free-trial/agreements'
import { readIdentity } from '#areas/identity/prove-identity'
import { endTrials } from '#areas/free-trial/end-trials'
import { FOLLOWED, followOrder } from '#areas/free-trial/follow-orders'
import { freeTrialOps } from '#areas/free-trial/free-trial-ops'
import { payToKeep } from '#areas/free-trial/keep-trial'
import { listTrialProducts } from '#areas/free-trial/list-trial-products'
import { readFreeTrial } from '#areas/free-trial/own-trials'
import { chargeDueTrials, readPayLater } from '#areas/free-trial/pay-later'
import { placeTrialDraft } from '#areas/free-trial/place-trial'
import { trialKind } from '#areas/free-trial/trial-kind'
import { addFreeTrial } from '#areas/free-trial/trial-cart'
import { openCashier } from '#areas/payment/open-cashier'
import { FREE_TRIAL_LAWS } from '#areas/free-trial/free-trial-laws'
import { trialCommands } from '#areas/free-trial/trial-commands'
import { FREE_TRIAL_MESSAGES } from '#areas/free-trial/free-trial-messages'
import { remindOfTrials } from '#areas/free-trial/remind-of-trials'
import { freeTrialDemo } from '#areas/free-trial/free-trial-demo'
import { answers, defineArea, perMinute, WRITE_LIMITS } from '#kernel/area'
import type { Context } from '#kernel/context'
import { inTransaction } from '#shop/unit-of-work'

/** Free trials of products (F02): the application, the order, and returning or buying the product. */
export const freeTrialArea = defineArea({
  name: 'free-trial',
  accountEnd: {
    deleted: ['agreement_signature.shopper_id'],
    kept: { 'free_trial.shopper_id': 'a trial is the terms of an order, and is kept with the order' },
  },
  orderKind: trialKind,
  demo: freeTrialDemo,
  messages: FREE_TRIAL_MESSAGES,
  reminders: [{ byDay: remindOfTrials }],
  commands: trialCommands,
  laws: FREE_TRIAL_LAWS,
  shopFile: freeTrialFile,
  ops: freeTrialOps,
  calls: [
    answers(user, {
      getIdentity: (_, { db, needShopper }) => readIdentity(db, needShopper()),
      getAgreement: (query, { db, needShopper }) => readAgreement(db, needShopper(), query),
      // The first try uses up a captcha, whether the code is right or wrong. A rollback must not restore it.
      signAgreement: {
        limits: { shopper: perMinute(10), network: perMinute(300) },
        idempotency: 'own',
        answer: (wish, context) => signAgreement(context, wish),
      },
      getFreeTrial: (_, { db, needShopper }) => readFreeTrial(db, needShopper()),
      getWechatAgreement: (_, context) => readPayLater(context),
    }),
    answers(promotions, {
      listFreeTrialProducts: {
        visitors: true,
        answer: ({ promotionId }, { db, shopper = '', now }) => listTrialProducts(db, promotionId, shopper, now),
      },
    }),
    answers(cart, { addFreeTrial: { limits: WRITE_LIMITS, answer: addFreeTrial } }),
    answers(checkout, {
      placeFreeTrial: {
        limits: { shopper: perMinute(10), network: perMinute(600) },
        idempotency: 'own',
        answer: placeTrialDraft,
      },
      keepFreeTrial: { limits: { shopper: perMinute(30), network: perMinute(600) }, idempotency: 'own', answer: keep },
    }),
  ],
  consumers: [{ name: 'free-trials', kinds: FOLLOWED, apply: followOrder }],
  jobs: () => [
    {
      name: 'end free trials',
      every: 600_000,
      async run(work, { cashier }) {
        await endTrials(work)
        await chargeDueTrials(work, cashier)
      },
    },
  ],
})

/** Starts the payment for keeping a product. A repeated call returns the payment in progress. */
async function keep(wish: KeepFreeTrial, context: Context): Promise<StartedPayment> {
  const { cashier } = context.ports
  const shopperId = context.needShopper()
  const payment = await inTransaction(context, (work) => payToKeep(work, shopperId, wish, cashier.channel))
  return {
    paymentId: payment.paymentId,
    cashierUrl: await openCashier(cashier, payment),
    paymentStatus: PAYMENT_STATUS.pending,
  }
}
