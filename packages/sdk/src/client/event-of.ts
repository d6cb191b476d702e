import { classifyCode } from '@hearth/domain'
import type { ApiError } from './api-error'
import type { ApiEvent } from './api-event'
import type { Line } from './line'
import type { CallOptions } from './options'

/** What a failure means beyond its caller, if anything (X01, X03, X04). */
export function eventOf({ call, code, text, businessResult }: ApiError, { flags }: Line, { toast }: CallOptions): ApiEvent | undefined {
  const kind = classifyCode(code)
  if (kind === 'login') return { type: 'login', call }
  if (kind === 'error-page') return { type: 'error-page' }
  const silent = businessResult || code === flags.quiet || toast === false || '!toast' in flags || 'special' in flags || 'external' in flags
  return text && !silent ? { type: 'toast', text } : undefined
}
