import { earnedFor, LEDGER_UNIT, type LedgerEntry } from '@hearth/domain'
import { sql } from 'kysely'
import { postJournal } from '#areas/ledger/post-journal'
import { EARNED } from '#areas/points/journals'
import { pointsRules } from '#areas/points/points-rules'
import type { UnitOfWork } from '#shop/unit-of-work'

interface Received {
  shopperId: string
  /** Fen paid for products, less refunds. Amounts that the shop withheld from a refund do not count as paid. */
  paid: number
}

/**
 * Gives a shopper the points and gold of a received order (F09), once. They are computed from the amount that was paid
 * for its products and not refunded, by the present rules.
 */
export async function earnForOrder(work: UnitOfWork, orderId: string, eventAt: number): Promise<void> {
  // Waits for a refund in progress. Otherwise points would be given for the refunded amount too.
  await sql`select id from orders where id = ${orderId} for update`.execute(work.db)
  const { rows } = await sql<Received>`
    select shopper_id as "shopperId", pay_amount - freight_amount - coalesce((
      select sum(fen) from refund_row join refund on refund.id = refund_row.refund_id
      where refund.order_id = orders.id and item_position is not null
        and stage not in ('deducted', 'keptBack')), 0)::bigint as paid
    from orders where id = ${orderId}`.execute(work.db)
  const [order] = rows
  if (!order) return
  await sql`update orders set earned_on = ${order.paid} where id = ${orderId}`.execute(work.db)
  const { pointsPerYuan, goldPerYuan } = await pointsRules.read(work.db)
  const earned = { points: earnedFor(order.paid, pointsPerYuan), gold: earnedFor(order.paid, goldPerYuan) }
  const entries = (['points', 'gold'] as const)
    .filter((unit) => earned[unit] > 0)
    .flatMap((unit): LedgerEntry[] => [
      { account: unit, owner: order.shopperId, unit: LEDGER_UNIT[unit], amount: earned[unit] },
      { account: 'pointsGiven', owner: '', unit: LEDGER_UNIT[unit], amount: -earned[unit] },
    ])
  if (entries.length > 0) await postJournal(work, { source: { kind: EARNED, id: orderId }, entries, eventAt })
}
