import type { Why } from './lost'
import type { Json } from './payload'

/** A request on its way, which callers may share. */
export interface Job {
  data: Promise<Json>
  callers: number
  /** When others may join, by `time()`; a clock set back counts as too early. */
  from?: number
  to?: number
  /** Ends it. */
  abort(why: Why): void
}
