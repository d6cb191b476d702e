import { AFTER_SALE_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { lockAfterSale } from '#areas/after-sale/own-after-sale'
import { stepAfterSale } from '#areas/after-sale/step-after-sale'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Requests looked at in one go. */
const BATCH = 100

/**
 * Ends what waited for shoppers for too long: requests whose product was never sent, and quotes that were never paid.
 * One that its shopper acts on just now goes on as they say.
 * @returns how many
 */
export async function endServiceWaits(work: UnitOfWork): Promise<number> {
  let ended = 0
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string }>`
      select id from after_sale where wait_until < ${work.now} and id > ${after} order by id limit ${BATCH}`.execute(
      work.db,
    )
    for (const { id } of rows) if (await inTransaction(work, (inside) => endWait(inside, id))) ended += 1
    const last = rows.at(-1)
    if (rows.length < BATCH || !last) return ended
    after = last.id
  }
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
