import { opsInProcess, type OperatorShop } from '#operator/ops-in-process'
import type { OperatorAnswer, OperatorRequest } from '#operator/operator-request'
import { runCommand } from '#operator/run-command'

/** Runs a shop owner's command on a shop in this process, and returns its answer. It prints nothing. */
export const runOperator = (shop: OperatorShop, request: OperatorRequest): Promise<OperatorAnswer> =>
  runCommand({ ops: opsInProcess(shop), now: shop.now }, request)
