import type { OpsClient } from '@hearth/ops'
import type { NewTable, OperatorAnswer, OperatorRequest } from '#operator/operator-request'

/** What a command works with: the calls of staff, asked of a running shop or of one in this process. */
export interface OperatorContext {
  ops: OpsClient
  /** Epoch ms. */
  now: number
}

/** What a command answers beside its code. */
export type Said = Pick<OperatorAnswer, 'output'> & { table?: NewTable }

/** Does one thing and answers what to print, or that and a spreadsheet to write. */
export type OperatorCommand = (
  context: OperatorContext,
  args: readonly string[],
  given: Omit<OperatorRequest, 'args'>,
) => Promise<string | Said>
