import { FREE_TRIAL_STATUS, isOnTrial, type AfterSaleDeed, type FreeTrialDeed } from '@hearth/domain'
import { sql } from 'kysely'
import { emitTrialEvent } from '#areas/free-trial/trial-events'
import { stepTrial } from '#areas/free-trial/step-trial'
import { lockTrial } from '#areas/free-trial/trial-row'
import type { ServiceStep } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The step of the free trial that follows each step of the return. */
const FOLLOWS: Readonly<Record<string, Extract<FreeTrialDeed, 'resume' | 'takeBack'> | undefined>> = {
  cancel: 'resume',
  lapse: 'resume',
  refuse: 'resume',
  refuseGoods: 'resume',
  receive: 'takeBack',
  agreeWithoutReturn: 'takeBack',
} satisfies Partial<Record<AfterSaleDeed, FreeTrialDeed>>

/** Starts the return of a product that is on trial or has money due, when its shopper requests after-sale service. */
export async function beginReturn(work: UnitOfWork, orderId: string, afterSaleOrderId: string): Promise<void> {
  const row = await lockTrial(work.db, orderId)
  if (!row || !isOnTrial(row)) return
  await stepTrial(work, row, { deed: 'sendBack', by: 'shopper', set: [sql`after_sale_id = ${afterSaleOrderId}`] })
  await emitTrialEvent(work, [orderId], 'order.trialStepped', { deed: 'sendBack' })
}

/**
 * Takes the step of the trial that follows a step of the return, in the same transaction, so that a product is never
 * both returned and paid for.
 */
export async function followReturn(
  work: UnitOfWork,
  { orderId, afterSaleOrderId, deed, by, data }: ServiceStep,
): Promise<void> {
  // If the shop received no piece, nothing was returned, and the trial goes on.
  const follows = (data as { counted?: number }).counted === 0 ? 'resume' : FOLLOWS[deed]
  if (!follows) return
  const row = await lockTrial(work.db, orderId)
  if (row?.status !== FREE_TRIAL_STATUS.returning || row.afterSaleId !== afterSaleOrderId) return
  const set = follows === 'takeBack' ? [sql`charge_amount = null`] : []
  await stepTrial(work, row, { deed: follows, by, set })
  await emitTrialEvent(work, [orderId], 'order.trialStepped', { deed: follows })
}
