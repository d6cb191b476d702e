import { MONEY_MOVE } from '@hearth/domain'
import type { ExportedOrder, OrderGivenBack, OrderTrade } from '@hearth/ops'
import { sql } from 'kysely'
import { depositKept } from '#areas/payment/deposits'
import { COLLECTED } from '#areas/payment/money-journals'
import { REFUND_STATE } from '#areas/payment/refund-state'
import type { Database } from '#database/connect'
import { groupBy } from '#kernel/reads/group-by'

/** The amounts of an order's payments and refunds. */
type Money = Pick<ExportedOrder, 'trades' | 'givenBack' | 'depositKept'>

/** The amount of a trade, and the account that received it. */
const WHAT: Readonly<Record<string, OrderTrade['what']>> = {
  [MONEY_MOVE.sold.to]: 'sold',
  [MONEY_MOVE.deposited.to]: 'deposited',
  [MONEY_MOVE.repaired.to]: 'repaired',
  [MONEY_MOVE.collectedInVain.to]: 'inVain',
}

/** Reads the payments and refunds of orders from the ledger, by order number. */
export async function readOrderMoney(db: Database, orderIds: readonly string[]): Promise<(id: string) => Money> {
  const trades = groupBy(await readTrades(db, orderIds), ({ orderId }) => orderId)
  const back = groupBy(await readGivenBack(db, orderIds), ({ orderId }) => orderId)
  const kept = await readDepositsKept(db, orderIds)
  return (id) => ({
    trades: (trades.get(id) ?? []).map(({ orderId: _id, account, ...trade }) => ({ ...trade, what: WHAT[account]! })),
    givenBack: (back.get(id) ?? []).map(({ orderId: _id, at, bankReference, ...one }) => ({
      ...one,
      ...(at === null ? {} : { at }),
      ...(bankReference === null ? {} : { bankReference }),
    })),
    depositKept: kept.get(id) ?? 0,
  })
}

/** Trades of payments, the oldest first. */
async function readTrades(db: Database, orderIds: readonly string[]) {
  const { rows } = await sql<Omit<OrderTrade, 'what'> & { orderId: string; account: string }>`
    select payment.order_id as "orderId", payment.id as "paymentId", channel,
      substr(source_id, length(channel) + 2) as "tradeNo", account.kind as account, entry.amount, event_at as at
    from payment
    join payment_notice notice on notice.payment_id = payment.id and result = 'paid'
    join ledger_journal journal on source_kind = ${sql.lit(COLLECTED)}
      and source_id = left(notice.id, -length(':paid'))
    join ledger_entry entry using (source_kind, source_id)
    join ledger_account account on account.id = entry.account_id and account.kind <> ${MONEY_MOVE.sold.from}
    where payment.order_id = any(${[...orderIds]}::text[]) order by event_at, source_id`.execute(db)
  return rows
}

/** Parts of refunds, the oldest first. */
async function readGivenBack(db: Database, orderIds: readonly string[]) {
  const { rows } = await sql<{
    orderId: string
    refundId: string
    amount: OrderGivenBack['amount']
    at: number | null
    bankReference: string | null
  }>`
    select refund.order_id as "orderId", part.id as "refundId", part.amount,
      case when part.status = ${sql.lit(REFUND_STATE.given)} then part.settled_at end as at,
      bank_reference as "bankReference"
    from refund join refund_part part on part.refund_id = refund.id
    where refund.order_id = any(${[...orderIds]}::text[]) order by part.created_at, part.id`.execute(db)
  return rows
}

async function readDepositsKept(db: Database, orderIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ orderId: string; fen: number }>`
    select id as "orderId", ${depositKept} as fen from orders
    where id = any(${[...orderIds]}::text[])`.execute(db)
  return new Map(rows.map(({ orderId, fen }) => [orderId, fen]))
}
