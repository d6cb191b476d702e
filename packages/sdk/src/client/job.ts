import type { Why } from './lost'
import type { Json } from './payload'

/** A request on its way, which callers may share. */
export interface Job {
  data: Promise<Json>
  callers: number
  /** From when and to when others may join, by `time()`; a clock that was set back is before. */
  from?: number
  to?: number
  /** Ends it. */
  abort(why: Why): void
}
