import { LEDGER_UNIT, ledgerAccountId } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

/** What a shopper has, in whole pieces. Points that were taken back after they were spent may leave less than none. */
export interface Balances {
  points: number
  gold: number
  stars: number
}

/** What of that a shopper can spend, and is told: none where there is less than none. */
export const spendable = ({ points, gold, stars }: Balances): Balances => ({
  points: Math.max(0, points),
  gold: Math.max(0, gold),
  stars: Math.max(0, stars),
})

/** The name of a shopper's account of a unit. */
export const accountOf = (unit: keyof Balances, shopperId: string): string =>
  ledgerAccountId({ account: unit, owner: shopperId, unit: LEDGER_UNIT[unit] })

const balanceOf = (unit: keyof Balances, shopperId: string) =>
  sql`coalesce((select balance from ledger_account where id = ${accountOf(unit, shopperId)}), 0)`

/** A shopper's balances as an expression. */
export const balances = (shopperId: string): RawBuilder<Balances> => sql<Balances>`
  jsonb_build_object(
    'points', ${balanceOf('points', shopperId)}, 'gold', ${balanceOf('gold', shopperId)},
    'stars', ${balanceOf('stars', shopperId)}
  )`

/** A shopper's balances now. */
export async function readBalances(db: Database, shopperId: string): Promise<Balances> {
  const { rows } = await sql<{ balances: Balances }>`select ${balances(shopperId)} as balances`.execute(db)
  return rows[0]!.balances
}
