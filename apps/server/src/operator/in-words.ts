import { REPLY_CODE } from '@hearth/domain'
import { ShopError } from '#kernel/shop-error'
import { OperatorRefusal } from '#operator/operator-request'

/** A refusal of the shop as the owner should read it, with what to do next; any other error as it is. */
export function inWords(error: Error, words: { notFound: string; wrongState?: string }): Error {
  if (!(error instanceof ShopError)) return error
  if (error.code === REPLY_CODE.notFound) return new OperatorRefusal(words.notFound)
  return new OperatorRefusal(
    error.code === REPLY_CODE.wrongState && words.wrongState ? words.wrongState : error.message,
  )
}
