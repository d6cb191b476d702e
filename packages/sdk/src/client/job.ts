import type { Json } from './payload'

/** A request on its way, which callers may share. */
export interface Job {
  promise: Promise<Json>
  callers: number
  /** From when and until when others may join, by `time()`; a clock that was set back is before. */
  since: number
  until: number
  /** Ends it. */
  stop(calledOff: true): void
}
