import type { ApiError } from './api-error'
import type { ApiEvent } from './api-event'
import type { Line } from './line'
import type { CallOptions } from './options'

/** What a failure means beyond its caller, if anything (X01, X03, X04). */
export function eventOf({ call, code, kind, text }: ApiError, { flags }: Line, { toast }: CallOptions): ApiEvent | undefined {
  if (kind === 'login') return { type: kind, call }
  if (kind === 'error-page') return { type: kind }
  const silent = kind === 'business' || code === flags.quiet || toast === false || '!toast' in flags || 'special' in flags || 'external' in flags
  return text && !silent ? { type: 'toast', text } : undefined
}
