import { OpsRefusal, type OpsRefusalFacts } from '@hearth/ops'

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

/** What it is answered. */
export type OperatorReply = { data: object } | { refused: OpsRefusalFacts }

/** @throws OpsRefusal for a call that was refused */
export function dataOf(reply: OperatorReply): object {
  if ('refused' in reply) throw new OpsRefusal(reply.refused)
  return reply.data
}

/** What a shop owner asks for. */
export interface OperatorRequest {
  /** The words after `hearth`. */
  args: string[]
  /**
   * Text of the shop file that `import` names, with its pictures in it: read where the command runs, since the server
   * may not see it.
   */
  input?: string
  /**
   * Rows of the spreadsheet that `ship` names, each cell as it reads: opened where the command runs, which knows its
   * format.
   */
  table?: string[][]
}

/**
 * A cell of a spreadsheet: a text, which is never a formula or a number whatever it begins with, or a number to
 * calculate with.
 */
export type Cell = string | number

/** A spreadsheet to write where the command runs; the ending of its name says in which format. */
export interface NewTable {
  /** As the owner's words name it. */
  path: string
  /** The first row has the headings. */
  rows: Cell[][]
}

/** What the command prints, and how it ends. */
export interface OperatorAnswer {
  /** 0 done, 1 refused, 2 not understood. */
  code: 0 | 1 | 2
  output: string
  /** Written before `output` is printed; where that fails, why is printed instead. */
  table?: NewTable
}

/** A refusal the shop owner should read; nothing was changed. */
export class OperatorRefusal extends Error {
  readonly code: 1 | 2

  /** @param code 1 when the shop refuses, 2 when the words were not understood. */
  constructor(message: string, code: 1 | 2 = 1) {
    super(message)
    this.name = 'OperatorRefusal'
    this.code = code
  }
}
