import type { RefundRow } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'

/**
 * Updates the stored goodwill of an order and its items by the rows of a refund: it rises by goodwill that is given,
 * and falls when items with goodwill are refunded. Call it with the order locked, also for a refund of 0, which is not
 * stored itself.
 */
export async function noteGoodwill(db: Database, orderId: string, rows: readonly RefundRow[]): Promise<void> {
  const changes = rows
    .filter(({ stage }) => stage === 'goodwill')
    .map(({ line, fen }) => ({ position: line === undefined ? null : Number(line), fen }))
  if (changes.length === 0) return
  await sql`
    with change as (
      select position, sum(fen)::bigint as fen
      from ${listRows(changes, 'position integer, fen bigint')} as change
      group by position
    ),
    of_lines as (
      update order_item set goodwill = goodwill + change.fen
      from change
      where order_item.order_id = ${orderId} and order_item.position = change.position
    )
    update orders set goodwill = goodwill + change.fen
    from change
    where orders.id = ${orderId} and change.position is null`.execute(db)
}
