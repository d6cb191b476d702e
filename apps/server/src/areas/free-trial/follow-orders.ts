import { FREE_TRIAL_STATUS, trialEnd } from '@hearth/domain'
import { sql } from 'kysely'
import { emitTrialEvent } from '#areas/free-trial/trial-events'
import { lockOrder } from '#areas/orders/own-order'
import { stepTrial } from '#areas/free-trial/step-trial'
import { lockTrial } from '#areas/free-trial/trial-row'
import type { ShopEvent } from '#kernel/events/shop-event'
import { orderOfSubject } from '#shop/order-subject'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The events of orders that can change free trials. */
export const FOLLOWED = ['order.shipped', 'order.received']

/**
 * Sets a trial in transit when its order is shipped, and begins it when the order is received. The days of the trial
 * count from then.
 */
export async function followOrder({ kind, subject, at }: ShopEvent, work: UnitOfWork): Promise<void> {
  const orderId = orderOfSubject(subject)
  if (!(await isTrial(work, orderId))) return
  await lockOrder(work.db, orderId)
  const row = await lockTrial(work.db, orderId)
  if (!row) return
  if (kind === 'order.shipped' && row.status === FREE_TRIAL_STATUS.applied)
    await stepTrial(work, row, { deed: 'ship', by: 'house' })
  if (kind !== 'order.received' || row.status !== FREE_TRIAL_STATUS.shipped) return
  const endTime = trialEnd(at, row.days)
  const set = [sql`begin_time = ${at}::bigint`, sql`end_time = ${endTime}::bigint`]
  await stepTrial(work, row, { deed: 'begin', by: 'house', set })
  await emitTrialEvent(work, [orderId], 'order.trialStepped', { deed: 'begin', endTime })
}

async function isTrial({ db }: UnitOfWork, orderId: string): Promise<boolean> {
  const row = await db.selectFrom('free_trial').select('order_id').where('order_id', '=', orderId).executeTakeFirst()
  return row !== undefined
}
