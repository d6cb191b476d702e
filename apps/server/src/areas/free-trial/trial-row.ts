import type { FreeTrialState as Told, FreeTrial } from '@hearth/sdk/core'
import { FREE_TRIAL_STATUS, TRIAL_CHARGE, trialEnd, type FreeTrialState } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

const { applied, shipped, trying } = FREE_TRIAL_STATUS

/** The cause of the hold on the order of a trial that staff have to review. */
export const REVIEW_HOLD = 'trialReview'

/** A free trial as it is stored. */
export interface TrialRow extends FreeTrialState {
  orderId: string
  shopperId: string
  promotionId: string
  skuNo: string
  days: number
  /** Fen: the price of keeping it, fixed when it was ordered. */
  keepAmount: number
  /** Fen: the amount due or paid for it; null if there is none. */
  chargeAmount: number | null
  reason: string | null
  /** Epoch ms; null until it was received. */
  endTime: number | null
  afterSaleId: string | null
  version: number
}

const columns = sql`free_trial.order_id as "orderId", free_trial.shopper_id as "shopperId",
  free_trial.promotion_id as "promotionId", free_trial.sku_no as "skuNo", free_trial.status, free_trial.review,
  free_trial.charge, free_trial.days, free_trial.keep_amount as "keepAmount",
  free_trial.charge_amount as "chargeAmount", free_trial.reason, free_trial.end_time as "endTime",
  free_trial.after_sale_id as "afterSaleId", free_trial.version`

/** How many trials of a row of `shopper` ended well: the product was returned as agreed, or paid for. */
export const goodTrials = sql<number>`(
  select count(*) from free_trial good
  where good.shopper_id = shopper.id and (
    good.status = ${sql.lit(FREE_TRIAL_STATUS.over)}
    or good.charge = ${sql.lit(TRIAL_CHARGE.paid)}
  )
)`

/**
 * Locks the trial of an order; nothing if it has none. The order is locked first, so that changes of both are
 * serialised.
 */
export async function lockTrial(trx: Database, orderId: string): Promise<TrialRow | undefined> {
  const { rows } = await sql<TrialRow>`
    select ${columns} from free_trial where order_id = ${orderId} for update`.execute(trx)
  return rows[0]
}

/** A trial with its product, and when its order was received. */
type WholeTrial = TrialRow &
  Pick<FreeTrial, 'orderItemId' | 'spuNo' | 'name' | 'picture'> & { receivedAt: number | null }

/** Trials with their products, in the order given. */
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
 * A trial as its shopper reads it. It has begun once its order was received, even if the event that begins it was not
 * consumed yet.
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

/** The trial of a row of `orders` in the form of {@link toldTrial}, as an expression; null if it has none. */
export const storedTrial = sql<TrialRow | null>`(
  select jsonb_build_object(
    'promotionId', promotion_id, 'status', free_trial.status, 'review', review, 'charge', charge, 'days', days,
    'keepAmount', keep_amount, 'chargeAmount', charge_amount, 'reason', reason, 'endTime', end_time,
    'afterSaleId', after_sale_id
  )
  from free_trial
  where free_trial.order_id = orders.id
)`
