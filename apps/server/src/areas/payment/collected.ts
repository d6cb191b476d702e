import type { MoneyMoveName } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { movedBy } from '#areas/ledger/book-money'
import { COLLECTED } from '#areas/payment/money-journals'
import type { CashierNotice } from '#ports/cashier'

/**
 * A query for the movement of money that books a trade of a cashier.
 * @param now the time to book if the cashier gives none
 * @param only condition under which the query returns the movement
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
