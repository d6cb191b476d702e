import { PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import type { PayableKinds } from '#areas/payment/payable'
import { settlePayment } from '#areas/payment/settle-payment'
import type { Cashier, CashierNotice } from '#ports/cashier'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Payments the cashier is asked about at once. */
const BATCH = 50

/**
 * Asks the cashier about payments of orders that it has been silent on, of some kinds; outside of a transaction, for it
 * takes its time.
 * @param failures takes the ids of payables whose payments could not be written down: what somebody has paid does not
 *   end for it.
 * @returns how many became known
 */
export async function askAboutPayables(
  work: UnitOfWork,
  kinds: PayableKinds,
  cashier: Cashier,
  orderIds: readonly string[],
  failures: Map<string, Error>,
): Promise<number> {
  const { rows } = await sql<{ paymentId: string; payableId: string }>`
    select id as "paymentId", payable_id as "payableId" from payment
    where order_id = any(${[...orderIds]}::text[]) and payable_kind = any(${kinds.map(({ name }) => name)}::text[])
      and status = ${PAYMENT_STATUS.pending} and channel = ${cashier.channel}
    order by order_id, created_at`.execute(work.db)
  let known = 0
  for (let at = 0; at < rows.length; at += BATCH) {
    const asked = rows.slice(at, at + BATCH)
    // A cashier that can't be reached keeps no stock from other shoppers: should it have collected after all, that is
    // given back.
    const notices = await Promise.all(asked.map(({ paymentId }) => cashier.query(paymentId).catch(() => undefined)))
    for (const [place, notice] of notices.entries()) {
      const { paymentId, payableId } = asked[place]!
      if (notice)
        await takeAnswer(work, kinds, cashier.channel, notice).then(
          () => void (known += 1),
          (error: Error) =>
            failures.set(payableId, new Error(`payment ${paymentId}: ${error.message}`, { cause: error })),
        )
    }
  }
  return known
}

/**
 * Takes what the cashier answered.
 * @throws Error when the cashier reports money that the shop cannot take as this payment's: nobody's order is cancelled
 * over that.
 */
export async function takeAnswer(
  work: UnitOfWork,
  kinds: PayableKinds,
  channel: string,
  notice: CashierNotice,
): Promise<void> {
  const settled = await inTransaction(work, (inside) => settlePayment(inside, kinds, channel, notice))
  if (settled === 'refused' && notice.result === 'paid')
    throw new Error('the cashier says it was paid, with another amount, another payment’s trade or none')
}
