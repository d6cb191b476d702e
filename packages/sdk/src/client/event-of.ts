import { ApiError, HttpError, NetworkError, TimeoutError, AbortError } from './api-error'
import type { ApiEvent } from './api-event'
import { classifyCode } from './classify-code'
import type { Line } from './line'
import type { CallOptions } from './options'

const LATE = '请求超时，请稍后再试'
const OFFLINE = '网络异常，请检查网络或稍后重试'
const BUSY = '新品热卖，人气火爆，请稍后再试'

/** What the shopper reads of a failure (X02, X03): the shop's own words where it has any. */
function toastText(error: ApiError): string {
  if (error instanceof TimeoutError) return LATE
  if (error instanceof NetworkError) return OFFLINE
  return error instanceof HttpError ? BUSY : error.message
}

/** What a failure means beyond its caller, if anything (X01, X03, X04). */
export function eventOf(error: ApiError, { flags }: Line, call: CallOptions): ApiEvent | undefined {
  const kind = classifyCode(error.code)
  if (kind === 'login') return { type: 'login', call: error.call }
  if (kind === 'maintenance') return { type: 'error-page' }
  const silent = error.businessResult || error instanceof AbortError || error.code === 'ERR_PAYLOAD' || error.code === flags.quiet
  if (silent || call.toast === false || '!toast' in flags || 'special' in flags || 'external' in flags) return undefined
  const text = toastText(error)
  return text ? { type: 'toast', text } : undefined
}
