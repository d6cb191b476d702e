import { SERVER_ERROR_CODE } from '@hearth/domain'
import { BusinessError, HttpError } from '@hearth/sdk/core'

/**
 * Whether the server decided: it read the request and said no, so nothing was done.
 * Anything else (no answer, a deadline, a broken server) may have been done or not.
 */
export function isRefusal(thrown: unknown): boolean {
  if (thrown instanceof BusinessError) return thrown.code !== String(SERVER_ERROR_CODE)
  return thrown instanceof HttpError && thrown.status !== undefined && thrown.status < 500
}
