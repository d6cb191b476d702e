import { FREE_TRIAL_STATUS, freeTrialStep, REPLY_CODE, type FreeTrialDeed, type StepActor } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { lockTrial, type TrialRow } from '#areas/free-trial/trial-row'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** One step of a free trial. */
export interface TrialStepToTake {
  deed: FreeTrialDeed
  by: StepActor
  /** Other columns to set, each as `column = value`. */
  set?: readonly RawBuilder<unknown>[]
}

/**
 * Takes a step of a locked free trial. The order must have been locked before the trial.
 * @throws ShopError wrongState for a step that is not in the table of steps
 */
export async function stepTrial(
  { db }: Pick<UnitOfWork, 'db'>,
  row: TrialRow,
  { deed, by, set = [] }: TrialStepToTake,
): Promise<void> {
  const next = freeTrialStep(row, deed, by)
  if (!next) throw new ShopError(REPLY_CODE.wrongState)
  const more = set.map((one) => sql`, ${one}`)
  await sql`
    update free_trial
    set status = ${next.status}, review = ${next.review}, charge = ${next.charge}, version = version + 1
      ${sql.join(more, sql` `)}
    where order_id = ${row.orderId}`.execute(db)
  Object.assign(row, next)
}

/** Ends the trials of cancelled orders that the caller has locked. */
export async function withdrawTrials(
  work: Pick<UnitOfWork, 'db' | 'actor'>,
  orderIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ orderId: string }>`
    select order_id as "orderId" from free_trial
    where order_id = any(${[...orderIds]}::text[]) and status = ${FREE_TRIAL_STATUS.applied} order by order_id`.execute(
    work.db,
  )
  const by = work.actor.kind === 'shopper' ? 'shopper' : 'shop'
  for (const { orderId } of rows) {
    const row = await lockTrial(work.db, orderId)
    if (row?.status === FREE_TRIAL_STATUS.applied) await stepTrial(work, row, { deed: 'withdraw', by })
  }
}
