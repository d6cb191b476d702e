import { TIMEOUT } from '#limits/timeout'

/** The result of requesting the verification file; absent until the request ends. */
export interface Probe {
  /** Whether the file was loaded. */
  ok: boolean
  /** Ms that the request took. */
  elapsed: number
}

/** Whether a visitor is inside the company's network (P04): the verification file was loaded in less than 2 s. */
export const isInternalVisitor = (probe?: Probe): boolean =>
  probe !== undefined && probe.ok && probe.elapsed < TIMEOUT.internalFallback
