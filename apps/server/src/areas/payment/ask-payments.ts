import type { PayableKinds } from '#areas/payment/payable'
import { settlePayment } from '#areas/payment/settle-payment'
import type { Cashier, CashierNotice } from '#ports/cashier'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Payments the cashier is asked about at once. */
const AT_ONCE = 50

/** What a cashier says that cannot be reached. */
const UNREACHED = 'unreached' as const

/** What is done with each payment that was asked about. */
interface Asked<Payment> {
  /** What the cashier says of it could not be written down. */
  failed: (payment: Payment, error: Error) => void
  /** It was asked about, whatever was said of it; `answered`: the cashier could be reached. */
  done?: (payment: Payment, answered: boolean) => Promise<unknown>
}

/**
 * Asks the cashier about payments and takes its answers; outside of a transaction, for it takes its time.
 * @returns how many became known
 */
export async function askPayments<Payment extends { paymentId: string }>(
  work: UnitOfWork,
  kinds: PayableKinds,
  cashier: Cashier,
  payments: readonly Payment[],
  { failed, done }: Asked<Payment>,
): Promise<number> {
  let known = 0
  for (let at = 0; at < payments.length; at += AT_ONCE) {
    const asked = payments.slice(at, at + AT_ONCE)
    // A cashier that can't be reached keeps no stock from other shoppers: should it have collected after all, that is
    // given back.
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
 * Takes what the cashier answered.
 * @throws Error when the cashier reports money that the shop cannot take as this payment's: nobody's order is cancelled
 * over that.
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
