import { certificationOf, promoterStep, REPLY_CODE, type PromoterDeed, type StepActor } from '@hearth/domain'
import { sql } from 'kysely'
import { promoterJudged, type PromoterOutcome } from '#areas/promoters/promoter-messages'
import { stateOf, type PromoterRow } from '#areas/promoters/promoter-row'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A step of a promoter, except applying (`applyPromoter`). */
export interface PromoterStepToTake {
  deed: Exclude<PromoterDeed, 'apply'>
  by: StepActor
  /** The reason for the step, which the promoter reads. */
  reason?: string
}

const OUTCOME: Readonly<Record<PromoterStepToTake['deed'], PromoterOutcome>> = {
  approve: 'passed',
  refuse: 'refused',
  suspend: 'suspended',
  restore: 'restored',
}

/**
 * Changes the state of a promoter whose row is locked, and sends the promoter a message.
 * @throws ShopError wrongState if the table of steps does not allow the step
 */
export async function stepPromoter(
  work: UnitOfWork,
  row: PromoterRow,
  { deed, by, reason }: PromoterStepToTake,
): Promise<void> {
  const to = promoterStep(stateOf(row), deed, by)
  if (to === undefined) throw new ShopError(REPLY_CODE.wrongState)
  const { db, now } = work
  const judged = deed === 'approve' || deed === 'refuse'
  await sql`
    update promoter
    set status = ${certificationOf(to)}, version = version + 1,
      reason = ${deed === 'refuse' ? (reason ?? null) : null},
      decided_at = ${judged ? now : row.decidedAt}::bigint,
      suspended_at = ${deed === 'suspend' ? now : null}::bigint,
      suspended_reason = ${deed === 'suspend' ? (reason ?? null) : null}
    where shopper_id = ${row.shopperId}`.execute(db)
  const { shopperId, version } = row
  const told = { shopperId, outcome: OUTCOME[deed], reason: reason ?? '' }
  await promoterJudged.emit(work, [{ subject: `promoter/${shopperId}`, version: version + 1, data: told }])
}
