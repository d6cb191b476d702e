import type { MoneyMoveName } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { movedBy } from '#areas/ledger/book-money'
import { COLLECTED } from '#areas/payment/money-journals'
import type { CashierNotice } from '#ports/cashier'

/**
 * A query that returns the movement of money for a trade that a cashier collected, so that the trade can be booked.
 * @param now the time of the booking if the notice has none
 * @param only the query returns nothing unless this condition is true
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
