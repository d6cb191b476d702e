import { DAY, USUAL_RECEIVE_DAYS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

/** The setting that the owner's rules of orders are kept under. */
export const ORDER_RULES = 'orderRules'

/** The owner's rules of orders. */
export interface OrderRules {
  /** Days after shipping after which an order counts as received. */
  receiveDays: number
}

/** Days after which an order counts as received, as an expression. */
export const receiveDays: RawBuilder<number> = sql<number>`coalesce((
  select (value ->> 'receiveDays')::integer from setting where name = ${sql.lit(ORDER_RULES)}), ${sql.lit(USUAL_RECEIVE_DAYS)})`

/** Orders shipped until this moment count as received now, epoch ms. */
export async function receivedBefore(db: Database, now: number): Promise<number> {
  const { rows } = await sql<{ days: number }>`select ${receiveDays} as days`.execute(db)
  return now - rows[0]!.days * DAY
}
