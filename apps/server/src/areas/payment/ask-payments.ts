import type { PayableKinds } from '#areas/payment/payable'
import { settlePayment } from '#areas/payment/settle-payment'
import { chunksOf } from '#kernel/reads/chunks-of'
import type { Cashier, CashierNotice } from '#ports/cashier'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** The most payments that are queried at the same time. */
const AT_ONCE = 50

/** The value that stands for the cashier's answer if the cashier cannot be reached. */
const UNREACHED = 'unreached' as const

/** Callbacks for each queried payment. */
interface Asked<Payment> {
  /** Called if the cashier's answer could not be recorded. */
  failed: (payment: Payment, error: Error) => void
  /** Called after the payment was queried. `answered`: whether the cashier could be reached. */
  done?: (payment: Payment, answered: boolean) => Promise<unknown>
}

/**
 * Queries payments at the cashier and records the answers. Call it outside of a transaction, since the cashier may be
 * slow.
 * @returns how many payments got a result
 */
export async function askPayments<Payment extends { paymentId: string }>(
  work: UnitOfWork,
  kinds: PayableKinds,
  cashier: Cashier,
  payments: readonly Payment[],
  { failed, done }: Asked<Payment>,
): Promise<number> {
  let known = 0
  for (const asked of chunksOf(payments, AT_ONCE)) {
    // An unreachable cashier is no failure, so that unpaid orders can still expire and return their stock. If the
    // cashier collected the money nevertheless, the shop refunds it later.
    const notices = await Promise.all(
      asked.map(({ paymentId }) => cashier.query(paymentId).catch((): typeof UNREACHED => UNREACHED)),
    )
    for (const [place, notice] of notices.entries()) {
      const payment = asked[place]!
      if (notice && notice !== UNREACHED)
        await takeAnswer(work, kinds, cashier.channel, notice).then(
          () => void (known += 1),
          (error: Error) =>
            failed(payment, new Error(`payment ${payment.paymentId}: ${error.message}`, { cause: error })),
        )
      await done?.(payment, notice !== UNREACHED)
    }
  }
  return known
}

/**
 * Records the cashier's answer.
 * @throws Error if the cashier reports money that does not match this payment; the order must then not be cancelled
 */
async function takeAnswer(
  work: UnitOfWork,
  kinds: PayableKinds,
  channel: string,
  notice: CashierNotice,
): Promise<void> {
  const settled = await inTransaction(work, (inside) => settlePayment(inside, kinds, channel, notice))
  if (settled === 'refused' && notice.result === 'paid')
    throw new Error('the cashier says it was paid, with another amount, another payment’s trade or none')
}
