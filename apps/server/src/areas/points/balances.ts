import { pointsGoneBefore, type TenderName } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { accountIn } from '#areas/points/account-of'
import { EARNED_AT, earnedAccounts } from '#areas/points/earned-accounts'
import { EARNED, GOODWILL_TAKEN_BACK, SERVICE_TAKEN_BACK } from '#areas/points/journals'
import { mayGoBack } from '#areas/returns/may-go-back'
import type { Database } from '#database/connect'
import type { ValueOrSql } from '#database/value-or-sql'

/**
 * A shopper's balances, as whole numbers. A balance is below 0 if points were taken back that the shopper had spent.
 */
export interface Balances {
  points: number
  gold: number
  stars: number
}

const balanceOf = (unit: keyof Balances, shopperId: ValueOrSql<string>) =>
  sql`coalesce((select balance from ledger_account where id = ${accountIn(unit, shopperId)}), 0)`

/** An expression for a shopper's balances. */
export const balances = (shopperId: ValueOrSql<string>): RawBuilder<Balances> => sql<Balances>`
  jsonb_build_object(
    'points', ${balanceOf('points', shopperId)}, 'gold', ${balanceOf('gold', shopperId)},
    'stars', ${balanceOf('stars', shopperId)}
  )`

/**
 * Points and gold that a shopper earned with orders that can still be returned. The shopper can spend them once the
 * orders can no longer be returned.
 */
export interface HeldEarnings {
  points: number
  gold: number
}

const heldOf = (unit: keyof HeldEarnings, shopperId: ValueOrSql<string>, now: number) => {
  const account = accountIn(unit, shopperId)
  return sql`greatest(0, coalesce((
    select sum(
      (
        select coalesce(sum(amount), 0) from ledger_entry
        where source_kind = ${sql.lit(EARNED)} and source_id = held.id and account_id = ${account}
      ) + (
        select coalesce(sum(amount), 0) from after_sale
        join ledger_entry on source_kind = ${sql.lit(SERVICE_TAKEN_BACK)} and source_id = after_sale.id
          and account_id = ${account}
        where after_sale.order_id = held.id
      ) + (
        select coalesce(sum(ledger_entry.amount), 0) from refund
        join ledger_entry on source_kind = ${sql.lit(GOODWILL_TAKEN_BACK)} and source_id = refund.request
          and account_id = ${account}
        where refund.order_id = held.id
      )
    ) from (${mayGoBack(shopperId, now)}) as held
  ), 0))::bigint`
}

/** An expression for the points and gold of a shopper's orders that can still be returned. */
export const heldEarnings = (shopperId: ValueOrSql<string>, now: number): RawBuilder<HeldEarnings> => sql<HeldEarnings>`
  jsonb_build_object('points', ${heldOf('points', shopperId, now)}, 'gold', ${heldOf('gold', shopperId, now)})`

/**
 * An expression for a shopper's expired points that `endPoints` has not removed yet. The sums are only computed if the
 * shopper's first entry is old enough to have expired, since most shoppers have no entry of that age.
 */
const endedOf = (shopperId: ValueOrSql<string>, now: number) => {
  const before = pointsGoneBefore(now)
  const own = sql<boolean>`entry.account_id = ${accountIn('points', shopperId)}`
  return sql`case when (select ${EARNED_AT} from ledger_entry entry where ${own} order by version limit 1) < ${before}
    then (select greatest(0, "earnedBefore" - gone) from (${earnedAccounts(before, own)}) as old) else 0 end`
}

/**
 * Expressions for the points, gold and stars that a shopper can spend. Earnings of orders that can still be returned
 * are not included, nor are expired points. The numbers are never below 0.
 */
const SPENDABLE: Readonly<Record<keyof Balances, (shopperId: ValueOrSql<string>, now: number) => RawBuilder<number>>> =
  {
    points: (shopperId, now) => sql<number>`greatest(0,
    ${balanceOf('points', shopperId)} - ${heldOf('points', shopperId, now)} - ${endedOf(shopperId, now)})`,
    gold: (shopperId, now) => sql<number>`greatest(0,
    ${balanceOf('gold', shopperId)} - ${heldOf('gold', shopperId, now)})`,
    stars: (shopperId) => sql<number>`greatest(0, ${balanceOf('stars', shopperId)})`,
  }

/** An expression for what a shopper can spend of each unit. */
export const spendable = (shopperId: ValueOrSql<string>, now: number): RawBuilder<Balances> => sql<Balances>`
  jsonb_build_object(
    'points', ${SPENDABLE.points(shopperId, now)}, 'gold', ${SPENDABLE.gold(shopperId, now)},
    'stars', ${SPENDABLE.stars(shopperId, now)}
  )`

/** An expression for the gold and stars that a shopper can spend at checkout. */
export const spendableTenders = (shopperId: ValueOrSql<string>, now: number): RawBuilder<Record<TenderName, number>> =>
  sql<Record<TenderName, number>>`
    jsonb_build_object('gold', ${SPENDABLE.gold(shopperId, now)}, 'stars', ${SPENDABLE.stars(shopperId, now)})`

/** Reads what a shopper can spend of each unit now. */
export async function readSpendable(db: Database, shopperId: string, now: number): Promise<Balances> {
  const { rows } = await sql<{ spendable: Balances }>`select ${spendable(shopperId, now)} as spendable`.execute(db)
  return rows[0]!.spendable
}

/** Reads a shopper's balances. */
export async function readBalances(db: Database, shopperId: string): Promise<Balances> {
  const { rows } = await sql<{ balances: Balances }>`select ${balances(shopperId)} as balances`.execute(db)
  return rows[0]!.balances
}
