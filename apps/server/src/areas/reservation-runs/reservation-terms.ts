import { ORDER_KIND, PROMOTION_TYPE } from '@hearth/domain'
import { sql } from 'kysely'
import type { PromotionTerms } from '#shop/promotion-terms'

/** The times of a run as the terms of its promotion read them. Epoch ms. */
interface RunTimes {
  id: string
  reserveEndTime: number
  buyStartTime: number
}

/** Condition that joins a row of `promotion` to its run, which began with it. */
export const IS_RUN_OF_PROMOTION = sql<boolean>`(
  reservation_run.promotion_id = promotion.id and reservation_run.begin_time = promotion.begin_time)`

/** Reservation campaigns (110): each has a run, with the times of reserving and buying. */
export const reservationTerms: PromotionTerms<RunTimes> = {
  type: PROMOTION_TYPE.reservation,
  read: sql<RunTimes | null>`(
    select jsonb_build_object('id', reservation_run.id, 'reserveEndTime', reserve_end, 'buyStartTime', buy_begin)
    from reservation_run where ${IS_RUN_OF_PROMOTION})`,
  tell: ({ reserveEndTime, buyStartTime }) => ({ kind: ORDER_KIND.reservation, reserveEndTime, buyStartTime }),
  runOf: ({ id }) => id,
  sold: sql<boolean>`exists (select from reservation_run where ${IS_RUN_OF_PROMOTION})`,
}
