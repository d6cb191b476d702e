import { OPS_CODE, OpsRefusal } from '@hearth/ops'
import type { Told } from '#kernel/commands/told'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

/** Returns a refusal of the shop in words for the owner, with what to do next; returns any other error unchanged. */
export function inWords(error: Error, words: { notFound: Told; wrongState?: Told }): Error {
  if (!(error instanceof OpsRefusal)) return error
  if (error.code === OPS_CODE.notFound) return new OperatorRefusal(words.notFound)
  if (error.code === OPS_CODE.wrongState && words.wrongState) return new OperatorRefusal(words.wrongState)
  return error
}
