import { GROUP_STATE, ORDER_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { codes } from '#kernel/laws/law-codes'

const STANDING = sql.raw(codes(GROUP_STATE, 'gathering', 'complete', 'released'))

/** Counts the gathering or complete groups in which a shopper has a paid seat. Refunded seats do not count. */
export async function countGroups(db: Database, shopperId: string): Promise<number> {
  const { rows } = await sql<{ groups: number }>`
    select count(*) as groups from group_order seat
    join buying_group on buying_group.id = seat.group_id and buying_group.state in (${STANDING})
    join orders on orders.id = seat.order_id and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
    where seat.member_id = ${shopperId} and seat.paid_at is not null`.execute(db)
  return rows[0]?.groups ?? 0
}
