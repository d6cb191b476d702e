import { ApiError, BusinessError, HttpError } from '@hearth/sdk/core'
import { REPLY_CODE } from '@hearth/domain'
import type { LoadError } from '#shop/load'

/** What a shopper is told of a failure, whatever was thrown. */
export function problemOf(thrown: unknown): LoadError {
  if (!(thrown instanceof ApiError)) return { message: '出了点问题，请稍后再试' }
  return { message: thrown.text || thrown.message, code: thrown.code }
}

/**
 * Whether the server decided: it read the request and said no, so nothing was done.
 * Anything else (no answer, a deadline, a broken server) may have been done or not.
 */
export function isRefusal(thrown: unknown): boolean {
  if (thrown instanceof BusinessError) return thrown.code !== String(REPLY_CODE.serverError)
  return thrown instanceof HttpError && thrown.status !== undefined && thrown.status < 500
}
