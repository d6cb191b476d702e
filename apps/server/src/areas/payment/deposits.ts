import { LEDGER_UNIT, MONEY_MOVE } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { bookMoney, movedBy } from '#areas/ledger/book-money'
import { CERTAIN, COLLECTED, DEPOSIT_KEPT, OWED } from '#areas/payment/money-journals'
import type { UnitOfWork } from '#shop/unit-of-work'

const deposits = sql`${sql.lit(`${MONEY_MOVE.certain.from}/`)} || payment.channel || ${sql.lit(`/${LEDGER_UNIT.yuan}`)}`

/**
 * Condition on rows `refund`, `part` and `payment`: the money that this part of a refund returns is still booked as a
 * deposit.
 */
export const ofDeposit: RawBuilder<boolean> = sql<boolean>`(
  exists (
    select from ledger_entry
    where source_kind = ${sql.lit(COLLECTED)}
      and source_id = payment.channel || ':' || coalesce(part.trade_no, channel_trade_no)
      and account_id = ${deposits})
  and not exists (
    select from ledger_journal where source_kind = ${sql.lit(CERTAIN)} and source_id = refund.order_id))`

/** The deposits of orders that are still booked as such, by order and channel. */
const depositsOf = (orderIds: readonly string[]) => sql`
  select order_id, channel, sum(amount) as fen from (
    select payment.order_id, payment.channel, entry.amount from payment
    join ledger_entry entry on source_kind = ${sql.lit(COLLECTED)}
      and source_id = payment.channel || ':' || channel_trade_no and account_id = ${deposits}
    where payment.order_id = any(${[...orderIds]}::text[])
    union all
    select distinct on (refund.id, payment.channel) refund.order_id, payment.channel, entry.amount
    from refund join refund_part part on part.refund_id = refund.id join payment on payment.id = part.payment_id
    join ledger_entry entry on source_kind = ${sql.lit(OWED)} and source_id = refund.id and account_id = ${deposits}
    where refund.order_id = any(${[...orderIds]}::text[])
  ) as moved group by order_id, channel`

/** Fen: the deposit of an order that the shop kept, as a SQL expression over `orders`. */
export const depositKept: RawBuilder<number> = sql<number>`(
  select coalesce(sum(amount), 0) from ledger_entry
  where source_kind = ${sql.lit(DEPOSIT_KEPT)} and source_id = orders.id and amount > 0)::bigint`

const leave = (work: UnitOfWork, kind: string, move: 'certain' | 'depositKept', orderIds: readonly string[]) =>
  bookMoney(
    work,
    sql`
      select ${kind}::text as source_kind, order_id as source_id, ${work.now}::bigint as event_at, ${movedBy(move)},
        channel as from_channel, channel as to_channel, fen::bigint
      from (${depositsOf(orderIds)}) as standing`,
  )

/** Books the deposits of orders as sales. The caller knows that the sale of each of these orders is now certain. */
export const bookCertain = (work: UnitOfWork, orderIds: readonly string[]): Promise<void> =>
  leave(work, CERTAIN, 'certain', orderIds)

/** Books that the shop keeps the deposit of an order. */
export const bookDepositKept = (work: UnitOfWork, orderId: string): Promise<void> =>
  leave(work, DEPOSIT_KEPT, 'depositKept', [orderId])
