import { ApiError } from '@hearth/sdk/core'
import type { LoadError } from '#shop/load'

/** What a shopper is told of a failure, whatever was thrown. */
export function problemOf(thrown: unknown): LoadError {
  if (!(thrown instanceof ApiError)) return { message: '出了点问题，请稍后再试' }
  return { message: thrown.text || thrown.message, code: thrown.code }
}
