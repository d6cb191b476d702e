import { OpsRefusal, type OpsRefusalFacts } from '@hearth/ops'
import type { GivenFile, Said } from '#kernel/commands/command'

/** Maximum bytes of a request that a running server accepts. */
export const MOST_REQUEST = 64 * 1024 * 1024

/**
 * A staff call that the command sends to a running server. The shop itself makes it, in the name of a user of the
 * machine.
 */
export interface OperatorCall {
  /** The name of the call, such as `orders.cancel`. */
  call: string
  payload: object
  /** Idempotency key of a write. */
  key?: string
  user: string
}

/** The reply of a call. */
export type OperatorReply = { data: object } | { refused: OpsRefusalFacts }

/**
 * Returns the data of a reply.
 * @throws OpsRefusal if the call was refused
 */
export function dataOf(reply: OperatorReply): object {
  if ('refused' in reply) throw new OpsRefusal(reply.refused)
  return reply.data
}

/** A command of the shop owner. */
export interface OperatorRequest extends GivenFile {
  /** The words after `hearth`. */
  args: string[]
}

/** What the command prints, and its exit code. */
export interface OperatorAnswer extends Said {
  /** 0 if it succeeded, 1 if it was refused, 2 if it was not understood. */
  code: 0 | 1 | 2
}
