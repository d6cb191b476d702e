import type { ReservationTimes } from '@hearth/domain'
import { sql } from 'kysely'

/** The times of a row of `reservation_run`, as `RUN_TIMES` reads them. */
export type RunTimes = ReservationTimes

/** For select lists over `reservation_run`: the fields of `ReservationTimes`. */
export const RUN_TIMES = sql`
  reservation_run.begin_time as "startTime", reservation_run.reserve_end as "endTime",
  reservation_run.buy_begin as "buyStartTime", reservation_run.end_time as "buyEndTime"`
