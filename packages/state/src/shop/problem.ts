import { ApiError } from '@hearth/sdk/core'
import type { LoadError } from '#shop/load'

/** Returns the shopper's message for any thrown value, and the reply code if there is one. */
export function problemOf(thrown: unknown): LoadError {
  if (!(thrown instanceof ApiError)) return { message: '出了点问题，请稍后再试' }
  return { message: thrown.text || thrown.message, code: thrown.code }
}
