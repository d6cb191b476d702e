import { AFTER_SALE_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { lockAfterSale } from '#areas/after-sale/own-after-sale'
import { repairPayable } from '#areas/after-sale/repair-payable'
import { stepAfterSale } from '#areas/after-sale/step-after-sale'
import { askAboutPayables } from '#areas/payment/ask-about-payables'
import type { Cashier } from '#ports/cashier'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** The number of requests that are processed in one batch. */
const BATCH = 100

/**
 * Ends requests whose shoppers did not act in time: they never sent the product, or never paid the quote. The cashier
 * is first asked about payments without a result, so that a paid repair is done. If the shopper acts at the same
 * moment, their action is kept.
 * @returns the number of ended requests
 * @throws AggregateError after all requests were tried, if some payments could not be recorded; their requests stay
 * open
 */
export async function endServiceWaits(work: UnitOfWork, cashier: Cashier): Promise<number> {
  const failures = new Map<string, Error>()
  let ended = 0
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; orderId: string }>`
      select id, order_id as "orderId" from after_sale
      where wait_until < ${work.now} and id > ${after}
      order by id limit ${BATCH}`.execute(work.db)
    const orderIds = rows.map(({ orderId }) => orderId)
    await askAboutPayables(work, [repairPayable], cashier, orderIds, failures)
    for (const { id } of rows)
      if (!failures.has(id) && (await inTransaction(work, (inside) => endWait(inside, id)))) ended += 1
    const last = rows.at(-1)
    if (rows.length < BATCH || !last) break
    after = last.id
  }
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `${failures.size} payments of repairs could not be written down`)
  return ended
}

async function endWait(work: UnitOfWork, id: string): Promise<boolean> {
  const row = await lockAfterSale(work.db, id)
  const { waitUntil } = await work.db
    .selectFrom('after_sale')
    .select('wait_until as waitUntil')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (waitUntil === null || waitUntil >= work.now) return false
  const deed = row.status === AFTER_SALE_STATUS.agreed ? 'lapse' : 'decline'
  await stepAfterSale(work, row, { deed, by: 'house', data: {} })
  return true
}
