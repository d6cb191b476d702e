import type { MoneyMoveName } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { movedBy } from '#areas/ledger/book-money'
import { COLLECTED } from '#areas/payment/money-journals'
import type { CashierNotice } from '#ports/cashier'

/**
 * A query for the movement of money that books one trade, which is one payment that a cashier collected.
 * @param now the time of the booking if the notice has none
 * @param only a condition. If it is false, the query returns nothing
 */
export const collected = (
  move: MoneyMoveName,
  channel: string,
  { tradeNo, amount, time }: CashierNotice,
  now: number,
  only: RawBuilder<unknown> = sql`true`,
): RawBuilder<object> => sql`
  select ${sql.lit(COLLECTED)} as source_kind, ${`${channel}:${tradeNo}`}::text as source_id,
    ${Number.isSafeInteger(time) ? time : now}::bigint as event_at, ${movedBy(move)},
    ${channel}::text as from_channel, ${channel}::text as to_channel, ${amount}::bigint as fen
  where ${only}`
