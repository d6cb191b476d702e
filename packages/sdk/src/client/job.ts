import type { Json } from './payload'

/** A request that several callers may wait for. */
export interface Job {
  promise: Promise<Json>
  /** Ends the work. */
  stop(): void
}
