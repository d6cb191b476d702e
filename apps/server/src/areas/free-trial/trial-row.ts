import type { FreeTrialState as Told, FreeTrial } from '@hearth/sdk/core'
import { FREE_TRIAL_STATUS, TRIAL_CHARGE, trialEnd, type FreeTrialState } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

const { applied, shipped, trying } = FREE_TRIAL_STATUS

/** The cause of the hold on an order whose trial staff have to review. */
export const REVIEW_HOLD = 'trialReview'

/** A free trial, as stored. */
export interface TrialRow extends FreeTrialState {
  orderId: string
  shopperId: string
  promotionId: string
  skuNo: string
  days: number
  /** Fen: the price for keeping it, as it was when ordered. */
  keepAmount: number
  /** Fen that are due or were paid for it; null if there is no charge. */
  chargeAmount: number | null
  reason: string | null
  /** Epoch ms: the end of the trial; null until the order is received. */
  endTime: number | null
  afterSaleId: string | null
  version: number
}

const columns = sql`free_trial.order_id as "orderId", free_trial.shopper_id as "shopperId",
  free_trial.promotion_id as "promotionId", free_trial.sku_no as "skuNo", free_trial.status, free_trial.review,
  free_trial.charge, free_trial.days, free_trial.keep_amount as "keepAmount",
  free_trial.charge_amount as "chargeAmount", free_trial.reason, free_trial.end_time as "endTime",
  free_trial.after_sale_id as "afterSaleId", free_trial.version`

/**
 * An expression on a row of `shopper` for their trials that ended well: the product was returned as agreed, or paid
 * for.
 */
export const goodTrials = sql<number>`(
  select count(*) from free_trial good
  where good.shopper_id = shopper.id and (
    good.status = ${sql.lit(FREE_TRIAL_STATUS.over)}
    or good.charge = ${sql.lit(TRIAL_CHARGE.paid)}
  )
)`

/**
 * Locks and returns the trial of an order; undefined if it has none. Lock the order first, so that changes of both run
 * one after the other.
 */
export async function lockTrial(trx: Database, orderId: string): Promise<TrialRow | undefined> {
  const { rows } = await sql<TrialRow>`
    select ${columns} from free_trial where order_id = ${orderId} for update`.execute(trx)
  return rows[0]
}

/** A trial with its product, and the time when its order was received. */
type WholeTrial = TrialRow &
  Pick<FreeTrial, 'orderItemId' | 'spuNo' | 'name' | 'picture'> & { receivedAt: number | null }

/** Reads trials with their products, in the order that `which` gives. */
export async function readTrials(db: Database, which: RawBuilder<object>): Promise<WholeTrial[]> {
  const { rows } = await sql<WholeTrial>`
    select ${columns}, item.id as "orderItemId", item.spu_no as "spuNo", item.name, item.picture,
      orders.received_at as "receivedAt"
    from free_trial join orders on orders.id = free_trial.order_id
    join order_item item on item.order_id = free_trial.order_id and not item.gift
    where ${which}`.execute(db)
  return rows
}

/**
 * Returns a trial in the form for its shopper. Once its order is received it has begun, even if the event that begins
 * it has not been delivered yet.
 */
export function toldTrial(
  stored: Omit<TrialRow, 'orderId' | 'shopperId' | 'skuNo' | 'version'>,
  receivedAt: number | null,
): Told {
  const begins = receivedAt !== null && (stored.status === applied || stored.status === shipped)
  const row = begins ? { ...stored, status: trying, endTime: trialEnd(receivedAt, stored.days) } : stored
  return {
    promotionId: row.promotionId,
    status: row.status,
    review: row.review,
    charge: row.charge,
    trialDays: row.days,
    keepAmount: row.keepAmount,
    ...(row.endTime === null ? {} : { endTime: row.endTime }),
    ...(row.chargeAmount === null ? {} : { chargeAmount: row.chargeAmount }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.afterSaleId === null ? {} : { afterSaleOrderId: row.afterSaleId }),
  }
}

/** An expression on a row of `orders` for its trial, in the form that {@link toldTrial} reads; null if it has none. */
export const storedTrial = sql<TrialRow | null>`(
  select jsonb_build_object(
    'promotionId', promotion_id, 'status', free_trial.status, 'review', review, 'charge', charge, 'days', days,
    'keepAmount', keep_amount, 'chargeAmount', charge_amount, 'reason', reason, 'endTime', end_time,
    'afterSaleId', after_sale_id
  )
  from free_trial
  where free_trial.order_id = orders.id
)`
