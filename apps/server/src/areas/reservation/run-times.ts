import { sql } from 'kysely'

/** Columns of `reservation_run`, for the fields of the domain's `ReservationTimes`. */
export const RUN_TIMES = sql`
  reservation_run.begin_time as "startTime", reservation_run.reserve_end as "endTime",
  reservation_run.buy_begin as "buyStartTime", reservation_run.end_time as "buyEndTime"`
