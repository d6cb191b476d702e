import { PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { askPayments } from '#areas/payment/ask-payments'
import type { PayableKinds } from '#areas/payment/payable'
import type { Cashier } from '#ports/cashier'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Asks the cashier about payments of orders that have no result, for some kinds of payables. Call it outside of a
 * transaction, since the cashier may be slow.
 * @param failures collects the ids of payables whose payments could not be recorded, so that the caller does not end
 * them although they may be paid
 * @returns how many payments got a result
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
  return askPayments(work, kinds, cashier, rows, {
    failed: ({ payableId }, error) => void failures.set(payableId, error),
  })
}
