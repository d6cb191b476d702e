import type { Empty } from './call'

/** Asks for ids to track with. */
export interface GetTrace {
  /** Epoch ms. */
  timestamp: number
}

/** Ids to track with (E13). */
export interface Trace {
  traceId: string
  _ii: string
}

/** Something that happened, for the collect log (K13). */
export interface CollectLog {
  /** Address of the page. */
  dl: string
  /** Title of the page. */
  dt: string
  pathname: string
  log_type: 'normal'
  traceId: string
  _ii: string
  utm_source?: string
  utm_medium?: string
  /** What happened; travels as JSON. */
  eventInfo: Readonly<Record<string, string | number | boolean>>
}

/** The collect log answers with nothing. */
export type Collected = Empty
