import {
  FREE_TRIAL_AGREEMENT,
  FREE_TRIAL_STATUS,
  judgeTrialApplicant,
  REPLY_CODE,
  TRIAL_CHARGE,
  TRIAL_REFUSAL,
  TRIAL_REFUSAL_TEXT,
  type FreeTrialStatus,
  type TrialApplicant,
  type TrialRefusal,
} from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { trialRules } from '#areas/free-trial/trial-rules'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

const { applied, returning, over, none, closed } = FREE_TRIAL_STATUS

/** Condition on `free_trial`: it is not finished (`isTrialOpen`). */
export const isOpenTrial = sql<boolean>`(free_trial.status between ${sql.lit(applied)} and ${sql.lit(returning)}
  or free_trial.charge = ${sql.lit(TRIAL_CHARGE.due)})`

/** An expression for the status of a shopper's latest trial of a sku; 0 if there is none, or if it was not granted. */
export const ownTrialStatus = (shopperId: string, skuNo: RawBuilder<unknown>): RawBuilder<FreeTrialStatus> =>
  sql<FreeTrialStatus>`coalesce((
    select free_trial.status from free_trial where free_trial.shopper_id = ${shopperId} and free_trial.sku_no = ${skuNo}
    order by free_trial.order_id desc limit 1), 0)`

/** Reads the data that decides whether a shopper can try a sku. `left` says whether a piece is left. */
export async function readApplicant(
  db: Database,
  shopperId: string,
  skuNo: string,
  left: boolean,
): Promise<TrialApplicant> {
  const { agreementId, agreementVersion } = FREE_TRIAL_AGREEMENT
  const { rows } = await sql<TrialApplicant>`
    select
      exists (select from identity where shopper_id = ${shopperId}) as verified,
      exists (
        select from agreement_signature
        where shopper_id = ${shopperId} and agreement_id = ${agreementId} and version = ${agreementVersion}
      ) as signed,
      (select count(*) from free_trial where free_trial.shopper_id = ${shopperId} and ${isOpenTrial}) as using,
      (
        select count(*) from free_trial
        where free_trial.shopper_id = ${shopperId} and free_trial.charge = ${sql.lit(TRIAL_CHARGE.due)}
      ) as due,
      coalesce((${trialRules.stored} ->> 'atOnce')::integer, 1) as limit,
      ${ownTrialStatus(shopperId, sql`${skuNo}`)} as status`.execute(db)
  const applicant = rows[0]!
  return { ...applicant, status: shownStatus(applicant.status, left) }
}

/**
 * Returns the status of a sku for its shopper. If no piece is left, it is closed, unless the shopper has a trial of it
 * (S24).
 */
export const shownStatus = (own: FreeTrialStatus, left: boolean): FreeTrialStatus =>
  !left && (own === none || own === over) ? closed : own

const CODE: Readonly<Record<TrialRefusal, (typeof REPLY_CODE)[keyof typeof REPLY_CODE]>> = {
  [TRIAL_REFUSAL.unverified]: REPLY_CODE.wrongState,
  [TRIAL_REFUSAL.unsigned]: REPLY_CODE.wrongState,
  [TRIAL_REFUSAL.due]: REPLY_CODE.overLimit,
  [TRIAL_REFUSAL.tried]: REPLY_CODE.overLimit,
  [TRIAL_REFUSAL.atOnce]: REPLY_CODE.overLimit,
  [TRIAL_REFUSAL.gone]: REPLY_CODE.soldOut,
}

/** Refuses a shopper who can't try the sku now. Ignores the refusals in `but`. @throws ShopError */
export function refuseApplicant(applicant: TrialApplicant, but: readonly TrialRefusal[] = []): void {
  const refusal = judgeTrialApplicant(applicant)
  if (refusal && !but.includes(refusal)) throw new ShopError(CODE[refusal], TRIAL_REFUSAL_TEXT[refusal])
}
