import { OpsRefusal, type OpsRefusalFacts } from '@hearth/ops'
import type { GivenFile, Said } from '#kernel/commands/command'

/** Bytes of a request that a running server takes. */
export const MOST_REQUEST = 64 * 1024 * 1024

/** A call of staff, as the command asks a running server: as the shop itself, in the name of a user of the machine. */
export interface OperatorCall {
  /** Such as `orders.cancel`. */
  call: string
  payload: object
  /** Idempotency key of a write. */
  key?: string
  user: string
}

/** The reply. */
export type OperatorReply = { data: object } | { refused: OpsRefusalFacts }

/** @throws OpsRefusal for a call that was refused */
export function dataOf(reply: OperatorReply): object {
  if ('refused' in reply) throw new OpsRefusal(reply.refused)
  return reply.data
}

/** A command of the shop owner. */
export interface OperatorRequest extends GivenFile {
  /** The words after `hearth`. */
  args: string[]
}

/** What the command prints, and how it ends. */
export interface OperatorAnswer extends Said {
  /** 0 done, 1 refused, 2 not understood. */
  code: 0 | 1 | 2
}
