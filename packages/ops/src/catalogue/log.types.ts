import type { PageOf } from './shared.types'

/** Selects the entries of the audit log to list. */
export interface ReadLog extends PageOf {
  /**
   * Name of the member of staff.
   * @maxLength 100
   */
  actor?: string
  /**
   * Name of the call, such as `orders.cancel`.
   * @maxLength 100
   */
  call?: string
  /**
   * Id of the changed record, such as the number of an order.
   * @maxLength 100
   */
  target?: string
}

/** An entry of the audit log: a call with its caller, its target and the changed values. */
export interface LogLine {
  id: string
  /** Epoch ms. */
  at: number
  actor: { kind: 'staff' | 'house'; name: string }
  /**
   * @examples ["orders.cancel"]
   */
  call: string
  /** 0 for a call that succeeded, otherwise the code of its refusal. */
  code: number
  target?: { kind: string; id: string }
  /** The values before the change; `after` has those after it. Names, telephones and addresses are partly masked. */
  before?: object
  after?: object
  /** Idempotency key of the call. */
  key?: string
  /** The network that the call came from. */
  network: string
}

/** A page of entries, newest first. */
export interface LogPage {
  lines: LogLine[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}
