import { DAY, USUAL_RECEIVE_DAYS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'
import { ownerSetting } from '#kernel/owner-setting'

/** The owner's rules of orders. */
export interface OrderRules {
  /** Days after shipping after which an order counts as received. */
  receiveDays: number
}

/** The owner's rules of orders, as they are set and read. */
export const orderRules = ownerSetting<OrderRules>('orderRules', { receiveDays: USUAL_RECEIVE_DAYS })

/** Days after which an order counts as received, as an expression. */
export const receiveDays: RawBuilder<number> = sql<number>`
  coalesce((${orderRules.stored} ->> 'receiveDays')::integer, ${sql.lit(USUAL_RECEIVE_DAYS)})`

/** Orders shipped before this moment count as received now, epoch ms. */
export async function receivedBefore(db: Database, now: number): Promise<number> {
  const { rows } = await sql<{ days: number }>`select ${receiveDays} as days`.execute(db)
  return now - rows[0]!.days * DAY
}
