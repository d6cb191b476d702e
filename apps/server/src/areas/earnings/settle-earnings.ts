import { REBATE_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { bookEarnings } from '#areas/earnings/book-earnings'
import { goneBackUntil } from '#areas/returns/is-final'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Orders that are processed in one batch. */
const BATCH = 100

/**
 * Settles the rebates of orders that can no longer be returned, each order in its own transaction. An order with an
 * open request for service is tried again by the next run.
 * @returns the number of changes
 */
export async function settleEarnings(work: UnitOfWork): Promise<number> {
  let taken = 0
  for (let after = ''; ;) {
    const { rows: due } = await sql<{ id: string }>`
      select distinct line.order_id as id
      from rebate_line line
      join orders on orders.id = line.order_id
      where line.status = ${sql.lit(REBATE_STATUS.pending)} and line.order_id > ${after}
        and orders.received_at <= ${goneBackUntil(work.now)}
      order by 1 limit ${BATCH}`.execute(work.db)
    const last = due.at(-1)
    if (!last) return taken
    after = last.id
    for (const { id } of due) taken += await inTransaction(work, (inside) => bookEarnings(inside, id, inside.now))
  }
}
