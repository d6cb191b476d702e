import { sql } from 'kysely'

/** For select lists over `reservation_run`: the fields of the domain's `ReservationTimes`. */
export const RUN_TIMES = sql`
  reservation_run.begin_time as "startTime", reservation_run.reserve_end as "endTime",
  reservation_run.buy_begin as "buyStartTime", reservation_run.end_time as "buyEndTime"`
