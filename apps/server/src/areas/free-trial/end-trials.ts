import { FREE_TRIAL_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { emitTrialEvent } from '#areas/free-trial/trial-events'
import { lockOrder } from '#areas/orders/own-order'
import { stepTrial } from '#areas/free-trial/step-trial'
import { lockTrial } from '#areas/free-trial/trial-row'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Trials processed in one batch. */
const BATCH = 100

/**
 * Ends trials whose period is over. A shopper who has neither returned nor bought the product owes its price. If the
 * shopper acts at the same time, their action is kept.
 * @returns the number of ended trials
 */
export async function endTrials(work: UnitOfWork): Promise<number> {
  let ended = 0
  for (let after = ''; ;) {
    const { rows } = await sql<{ orderId: string }>`
      select order_id as "orderId" from free_trial
      where status = ${sql.lit(FREE_TRIAL_STATUS.trying)} and end_time < ${work.now} and order_id > ${after}
      order by order_id limit ${BATCH}`.execute(work.db)
    for (const { orderId } of rows) if (await inTransaction(work, (inside) => endTrial(inside, orderId))) ended += 1
    const last = rows.at(-1)
    if (rows.length < BATCH || !last) return ended
    after = last.orderId
  }
}

async function endTrial(work: UnitOfWork, orderId: string): Promise<boolean> {
  await lockOrder(work.db, orderId)
  const row = await lockTrial(work.db, orderId)
  if (row?.status !== FREE_TRIAL_STATUS.trying || (row.endTime ?? Infinity) >= work.now) return false
  const { keepAmount: amount } = row
  const set = [sql`charge_amount = keep_amount`, sql`due_since = ${work.now}::bigint`]
  await stepTrial(work, row, { deed: 'overrun', by: 'house', set })
  await emitTrialEvent(work, [orderId], 'order.trialStepped', { deed: 'overrun', amount })
  return true
}
