import { ORDER_KIND, PROMOTION_TYPE, type CampaignTime } from '@hearth/domain'
import type { PromotionFacts } from '@hearth/ops'
import { sql } from 'kysely'
import type { PromotionTerms } from '#shop/promotion-terms'

/** The id and times of a run, in the form of its promotion's terms. Epoch ms. */
interface RunTimes {
  id: string
  reserveEndTime: number
  buyStartTime: number
}

/**
 * Condition on rows of `reservation_run` and `promotion`: the run is the present one of the promotion, since both begin
 * at the same time.
 */
export const IS_RUN_OF_PROMOTION = sql<boolean>`(
  reservation_run.promotion_id = promotion.id and reservation_run.begin_time = promotion.begin_time)`

/** The terms of reservation campaigns (110). Each has a run, with the times of reserving and of buying. */
export const reservationTerms: PromotionTerms<RunTimes> = {
  type: PROMOTION_TYPE.reservation,
  read: sql<RunTimes | null>`(
    select jsonb_build_object('id', reservation_run.id, 'reserveEndTime', reserve_end, 'buyStartTime', buy_begin)
    from reservation_run where ${IS_RUN_OF_PROMOTION})`,
  tell: ({ reserveEndTime, buyStartTime }) => ({ kind: ORDER_KIND.reservation, reserveEndTime, buyStartTime }),
  runOf: ({ id }) => id,
  sold: sql<boolean>`exists (select from reservation_run where ${IS_RUN_OF_PROMOTION})`,
  facts: sql<Partial<PromotionFacts> | null>`(
    select jsonb_build_object('reserveEndTime', reserve_end, 'buyBeginTime', buy_begin)
    from reservation_run where ${IS_RUN_OF_PROMOTION})`,
  // After a run is stopped, no more pieces can be reserved. If pieces are reserved, they can still be bought at the
  // promised times; otherwise the time of buying ends too. Times that are moved to the past lie a millisecond apart, so
  // that all four times stay in order.
  async stop({ db, now }, { promotionId, beginTime }) {
    const { rows } = await sql<CampaignTime>`
      update reservation_run set begin_time = least(begin_time, ${now - 4}::bigint),
        reserve_end = least(reserve_end, ${now - 3}::bigint),
        buy_begin = case when reserved > 0 then buy_begin else least(buy_begin, ${now - 2}::bigint) end,
        end_time = case when reserved > 0 then end_time else ${now - 1} end
      where promotion_id = ${promotionId} and begin_time = ${beginTime}
      returning begin_time as "beginTime", end_time as "endTime"`.execute(db)
    return rows[0]
  },
}
