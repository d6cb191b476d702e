import type { TransportFailure, TransportReply } from '../transport/transport'
import { ApiError, HttpError, NetworkError, TimeoutError } from './api-error'
import type { Wishes } from './options'

/** Why a call got no reply: what the transport rejected with, or an `ApiError`. */
export type Why = Partial<TransportFailure> | ApiError

/** The failure of a call that got no reply in time. */
export const LATE: Why = { kind: 'timeout' }

/**
 * Returns the error of a call without a reply, or with a reply that is too long (X02). An `ApiError` is returned
 * unchanged.
 * @param unknown whether a write may have been carried out
 * @param maxBytes the number of bytes that a reply may have
 */
export function lost(
  { call, timeout }: Wishes,
  why: Why,
  unknown: boolean,
  maxBytes?: number,
  reply?: TransportReply,
): ApiError {
  if (why instanceof ApiError) return why
  const { kind, cause = kind ? undefined : why } = why
  const late = kind === 'timeout'
  const large = kind === 'too-large'
  return new (late ? TimeoutError : large ? HttpError : NetworkError)(
    late ? `timeout of ${timeout}ms exceeded` : large ? `Reply exceeds ${maxBytes} bytes` : 'Network Error',
    {
      call,
      code: late ? 'ECONNABORTED' : large ? 'ERR_TOO_LARGE' : 'ERR_NETWORK',
      text: late ? '请求超时，请稍后再试' : '网络异常，请检查网络或稍后重试',
      status: reply?.status,
      retryable: !large && kind !== 'redirect',
      unknown,
      cause,
    },
  )
}
