import { TIMEOUT } from '#limits/timeout'

/** How the request for the verification file went; nothing while it has not ended. */
export interface Probe {
  /** Whether the file came. */
  ok: boolean
  /** How long that took, ms. */
  elapsed: number
}

/** Whether a visitor is inside the company's network (P04): the verification file came before 2 s were over. */
export const isInternalVisitor = (probe?: Probe): boolean =>
  probe !== undefined && probe.ok && probe.elapsed < TIMEOUT.internalFallback
