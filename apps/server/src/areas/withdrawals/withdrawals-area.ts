import { PROMOTER_KIND, type PromoterKind } from '@hearth/domain'
import { partner, rebate, type Withdraw } from '@hearth/sdk/core'
import { askWithdrawal } from '#areas/withdrawals/ask-withdrawal'
import { payOut } from '#areas/withdrawals/pay-out'
import { bindAccount, readBinding } from '#areas/withdrawals/payout-account'
import { listWithdrawals, readWithdrawable } from '#areas/withdrawals/read-withdrawals'
import { withdrawalCommands } from '#areas/withdrawals/withdrawal-commands'
import { withdrawalsDemo } from '#areas/withdrawals/withdrawals-demo'
import { withdrawalAccountEnd } from '#areas/withdrawals/withdrawal-account-end'
import { WITHDRAWAL_LAWS } from '#areas/withdrawals/withdrawal-laws'
import { WITHDRAWAL_MESSAGES } from '#areas/withdrawals/withdrawal-messages'
import { withdrawalsOps } from '#areas/withdrawals/withdrawals-ops'
import { answers, defineArea, perMinute } from '#kernel/area'
import type { Context } from '#kernel/context'
import { inTransaction } from '#shop/unit-of-work'

/**
 * Limits for requests to withdraw, and to bind an account. Each request takes several statements, and shoppers rarely
 * send any.
 */
const LIMITS = { shopper: perMinute(10), network: perMinute(120) }

/** Requests a withdrawal. The provider of payouts is chosen before the transaction. */
const asked = (kind: PromoterKind) => (wish: Withdraw, context: Context) => {
  const shopperId = context.needShopper()
  const { channel } = context.ports.payouts
  return inTransaction(context, (work) => askWithdrawal(work, { shopperId, kind, channel }, wish))
}

/** Withdrawals (F19): earnings are paid to the bound account by a provider of payouts. */
export const withdrawalsArea = defineArea({
  name: 'withdrawals',
  accountEnd: withdrawalAccountEnd,
  demo: withdrawalsDemo,
  commands: withdrawalCommands,
  laws: WITHDRAWAL_LAWS,
  messages: WITHDRAWAL_MESSAGES,
  ops: withdrawalsOps,
  calls: [
    answers(rebate, {
      getWithdrawable: ({ kind = PROMOTER_KIND.promoter }, { db, needShopper, now }) =>
        readWithdrawable(db, needShopper(), kind, now),
      listWithdrawals: (wish, { db, needShopper }) => listWithdrawals(db, needShopper(), wish),
      getBinding: (_, context) => readBinding(context, context.needShopper()),
      withdraw: { limits: LIMITS, answer: asked(PROMOTER_KIND.promoter) },
    }),
    // The request runs outside of a transaction, so that no rollback restores the try that a wrong code used up. Its
    // answer is therefore not stored under an idempotency key.
    answers(
      rebate,
      { bindAccount: { limits: LIMITS, answer: (wish, context) => bindAccount(context, wish) } },
      { idempotency: 'never' },
    ),
    answers(partner, { withdraw: { limits: LIMITS, answer: asked(PROMOTER_KIND.partner) } }),
  ],
  jobs: () => [{ name: 'pay out', every: 5_000, run: (work, { payouts }) => payOut(work, payouts) }],
})
