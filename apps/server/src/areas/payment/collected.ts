import type { MoneyMoveName } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { movedBy } from '#areas/ledger/book-money'
import { COLLECTED } from '#areas/payment/money-journals'
import type { CashierNotice } from '#ports/cashier'

/**
 * The movement of money for a trade of a cashier, as a query.
 * @param now the time, if the cashier gives none
 * @param only condition under which the money is booked
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
