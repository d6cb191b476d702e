import type { PageOf } from './shared.types'

/** Which lines of the audit log are meant. */
export interface ReadLog extends PageOf {
  /**
   * Name of the member of staff.
   * @maxLength 100
   */
  actor?: string
  /**
   * The call, such as `orders.cancel`.
   * @maxLength 100
   */
  call?: string
  /**
   * What was changed, such as the number of an order.
   * @maxLength 100
   */
  target?: string
}

/** A line of the audit log: who did what to what, and what that changed. */
export interface LogLine {
  id: string
  /** Epoch ms. */
  at: number
  actor: { kind: 'staff' | 'house'; name: string }
  /**
   * @examples ["orders.cancel"]
   */
  call: string
  /** 0 when it was done, else the code it was refused with. */
  code: number
  target?: { kind: string; id: string }
  /** The changed values, before and after; names, telephones and addresses are partly masked. */
  before?: object
  after?: object
  /** Idempotency key it came under. */
  key?: string
  /** Where it came from. */
  network: string
}

/** Lines of a page, newest first. */
export interface LogPage {
  lines: LogLine[]
  /** Names the next page; empty on the last. */
  after: string
}
