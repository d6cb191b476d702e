import { DAY, USUAL_RECEIVE_DAYS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'
import { ownerSetting } from '#kernel/ops/owner-setting'

/** The owner's rules for orders. */
export interface OrderRules {
  /** Days after shipment until an order counts as received. */
  receiveDays: number
}

/** The stored setting of the owner's rules for orders. */
export const orderRules = ownerSetting<OrderRules>('orderRules', { receiveDays: USUAL_RECEIVE_DAYS })

/** Days after shipment until an order counts as received, as a SQL expression. */
export const receiveDays: RawBuilder<number> = sql<number>`
  coalesce((${orderRules.stored} ->> 'receiveDays')::integer, ${sql.lit(USUAL_RECEIVE_DAYS)})`

/** Epoch ms: orders that were shipped before this moment count as received now. */
export async function receivedBefore(db: Database, now: number): Promise<number> {
  const { rows } = await sql<{ days: number }>`select ${receiveDays} as days`.execute(db)
  return now - rows[0]!.days * DAY
}
