import { PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { askPayments } from '#areas/payment/ask-payments'
import type { PayableKinds } from '#areas/payment/payable'
import type { Cashier } from '#ports/cashier'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Queries payments of the given orders at the cashier: those that have no result yet and pay a payable of one of the
 * given kinds. Call it outside of a transaction, since the cashier may be slow.
 * @param failures collects an error for each payable whose answer could not be recorded, by the payable's id. The
 * caller must not end these payables, since they may be paid
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
